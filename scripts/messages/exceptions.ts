/** Sentences that stand outside the catalogues in the server, the contract and the engines, each with why. */
export const EXCEPTIONS: readonly { path: string; because: string }[] = [
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
  { path: 'src/server/queue/pg-boss.ts', because: 'an error of the program, which ends in the log' },
];
