/** Texts that stand outside the catalogues, each with why. */
export interface Exception {
  path: string;
  because: string;
  /** The texts alone that may stand there; without them, whatever stands there. */
  texts?: readonly string[];
}

/** Said before any script of ours runs, so before a language can be known. */
const PAGES: readonly Exception[] = [
  {
    path: 'src/web/hosts/career*.html',
    texts: ['AutoCareer Pro · Legwork', 'Legwork needs JavaScript to show this page.'],
    because: 'stands in the page before a script has found out the language',
  },
  {
    path: 'src/web/hosts/aistore*.html',
    texts: ['LocalBiz AI and AI Store · Legwork', 'Legwork needs JavaScript to show this page.'],
    because: 'stands in the page before a script has found out the language',
  },
  {
    path: 'src/web/public/career.webmanifest',
    texts: ['Legwork AutoCareer Pro', 'Legwork', 'Agents that do the legwork. You say the word.'],
    because: 'the browser reads it when the app is installed, without asking in a language',
  },
];

export const EXCEPTIONS: readonly Exception[] = [
  ...PAGES,
  {
    path: 'src/web/ui/fonts/page-faces.ts',
    texts: ['Instrument Sans', 'Source Serif 4', 'Besley'],
    because: 'names of typefaces, for a style sheet',
  },
  {
    path: 'src/web/features/platform/accounts/providers/google-button.tsx',
    texts: ['openid', 'email', 'profile'],
    because: 'what is asked of Google, in its own words',
  },
  {
    path: 'src/localization/catalogue.ts',
    texts: ['This was written by another version of Legwork.'],
    because: 'said of a code that stands in no catalogue',
  },
  { path: 'src/server/http/dev-mail.ts', because: 'a page for those who develop, on their own machine' },
  { path: 'src/server/http/open-api.ts', because: 'the API is described to those who write programs' },
  { path: 'src/server/worker.ts', because: 'said in the terminal of the operator' },
  {
    path: 'src/engines/resume/voices/*.ts',
    because: 'letters are written in the name of the person, in English or French',
  },
  {
    path: 'src/engines/messages/draft-message.ts',
    because: 'messages to employers are written in the name of the person, in English or French',
  },
  {
    path: 'src/server/features/career/applications/views/link-page.ts',
    because: 'the page of a resume speaks the language of the resume',
  },
  {
    path: 'src/server/features/career/resume/export/json-resume.ts',
    because: 'a file for programs says where it comes from',
  },
  { path: 'src/server/features/career/resume/model/*.ts', because: 'instructions to a language model' },
  { path: 'src/server/ports/writer-llm/writer.ts', because: 'instructions to a language model' },
  { path: 'src/server/config.ts', because: 'settings are described to the operator' },
  { path: 'src/server/settings/*.ts', because: 'settings are described to the operator' },
  { path: 'src/server/{copies,db,keys}/**/*.ts', because: 'said in the terminal of the operator' },
  { path: 'src/server/{listen,demo/seed}.ts', because: 'said in the terminal of the operator' },
  { path: 'src/server/http/web/*.ts', because: 'said to the operator who has not built the web' },
  { path: 'src/server/ports/mail/incoming.ts', because: 'SMTP replies to the program that brings mail' },
  { path: 'src/server/ports/browser/proxy.ts', because: 'what a proxy answers to the browser it filters' },
  {
    path: 'src/server/ports/documents/{reader,processes/*,typst/*}.ts',
    because: 'what our processes tell each other, which ends in the log',
  },
  {
    path: 'src/server/ports/encoder/worker-encoder.ts',
    because: 'errors of the program, which end in the log',
  },
  { path: 'src/server/queue/pg-boss.ts', because: 'an error of the program, which ends in the log' },
];

/** Catalogues whose messages are said by names that come as data, each with why. */
export const SAID_BY_NAME: Readonly<Record<string, string>> = {
  'archive-tables': 'the names are those of the tables in the database',
};
