import type { PromiseSection } from './row.ts';

const APPLICATIONS = 'src/server/features/career/applications';
const DOCUMENTS = 'src/server/ports/documents';

/** What strangers wrote, and whoever asks too much. */
export const content: PromiseSection = {
  title: 'What others wrote, and who asks too much',
  rows: [
    {
      promise: 'A job posting, a resume or a name cannot run code, phone home or fake our screens.',
      kept: 'yes',
      where: [
        `${DOCUMENTS}/html/clean.ts`,
        `${DOCUMENTS}/html/css.ts`,
        'src/engines/text/markup.ts',
        'src/server/http/policy/headers.ts',
      ],
      shown: [
        'src/testing/policy/in-browser.test.ts › does nothing once it is cleaned, without any policy',
        'src/testing/policy/in-browser.test.ts › runs nothing and asks for nothing under the policy alone, uncleaned',
        `${DOCUMENTS}/html/clean.test.ts › keeps a style sheet without what it would load or cover`,
        'src/engines/text/markup.test.ts › never lets a tag through',
      ],
    },
    {
      promise:
        'Job postings, emails and resumes are read, never obeyed: instructions in them move a score by three points at most.',
      kept: 'in part: tested with the built-in engine and with hostile model answers, not with a real model',
      where: ['src/engines/orders/orders.ts', 'src/server/ports/writer-llm/fence.ts'],
      shown: [
        'src/engines/orders/orders.test.ts › moves its score by no more than three points and nothing else of it',
        'src/server/ports/writer-llm/fence.test.ts › is closed by no text at all',
        'src/server/features/career/resume/model/documents.test.ts › lets a posting give no orders: %s',
        'src/server/features/career/inbox/inbox.test.ts › is kept and obeyed in nothing',
        'src/server/features/career/resume/resume.test.ts › reads no hidden orders into the profile',
      ],
    },
    {
      promise:
        'Hidden instructions, in the job posting or its form, are shown to you before anything is sent.',
      kept: 'yes',
      where: ['src/engines/forms/page/orders.ts', `${APPLICATIONS}/send/watch-page.ts`],
      shown: [
        'src/engines/forms/page/orders.test.ts › are told as hidden where nobody was meant to read them',
        'src/engines/postings/hostile.test.ts › an order hidden in %s is kept apart from the description',
        `${APPLICATIONS}/scenarios/asks-more.test.ts › that gives orders to software is put to the person`,
      ],
    },
    {
      promise: 'Every claim in a cover letter comes from your profile, and its source is given.',
      kept: 'in part: enforced by rules tested against hundreds of changed facts; npm run claims-changes counts what still passes',
      where: ['src/engines/claims/index.ts', 'src/server/features/career/resume/checked-letter.ts'],
      shown: [
        'src/engines/claims/claims.test.ts › a falsehood is refused, by what it is',
        'src/server/features/career/resume/prepare-documents.test.ts › leaves out a sentence with a number the facts do not hold',
        'npm run claims-changes',
      ],
    },
    {
      promise:
        'Our servers visit only public web pages, whatever a job posting, a redirect or a name server says.',
      kept: 'yes',
      where: [
        'src/server/ports/network/addresses.ts',
        'src/server/ports/network/fetcher.ts',
        'src/server/ports/browser/reach.ts',
      ],
      shown: [
        'src/server/ports/network/addresses.test.ts › refuses a name of which one answer is private, however many are public',
        'src/server/ports/network/fetcher.test.ts › checks every hop of a redirect',
        'src/server/ports/browser/proxy.test.ts › dials nothing for a listed name that answers %s',
        'src/server/ports/browser/form-guards.test.ts › a form’s page has no WebRTC, no worker of its own',
      ],
    },
    {
      promise:
        'Pushes go only to the four browser push services. This is checked when a device is saved and when a push is sent.',
      kept: 'yes',
      where: ['src/server/ports/push/web-push.ts'],
      shown: ['src/server/ports/push/web-push.test.ts › %s is refused, also when a device was saved with it'],
    },
    {
      promise: 'A bad file gets a clear answer within 8 seconds of work and slows nobody else down.',
      kept: 'in part: the 8 seconds are processor time, so a busy machine takes longer by the clock; a bench measures how long others wait, but fails no test',
      where: [`${DOCUMENTS}/reader.ts`, `${DOCUMENTS}/limits.ts`],
      shown: [
        `${DOCUMENTS}/reader.test.ts › survives a stream that unpacks to 120 MB`,
        `${DOCUMENTS}/reader.test.ts › kills a reading that takes too long, and goes on with the next`,
        'src/server/features/career/resume/reading/refused-upload.test.ts › has its time on a processor, however long others hold it by the clock',
        `${DOCUMENTS}/thread/resume-work.test.ts › understands a long CV as a short one, and lets everything else go on meanwhile`,
        'npm run bench -- --only hostile-files',
      ],
    },
    {
      promise:
        'No text from others becomes a formula, an email header, a log line, a path or an address that people are sent to.',
      kept: 'yes',
      where: [
        'src/web/features/career/tracker/csv.ts',
        'src/server/ports/mail/message.ts',
        'src/server/ports/log.ts',
        'src/web/shell/return-path.ts',
      ],
      shown: [
        'src/web/features/career/tracker/csv.test.ts › leaves no cell that a spreadsheet would run',
        'src/server/ports/mail/mail.test.ts › keeps strangers out of its headers',
        'src/testing/supply/log-lines.test.ts › a line for the person at the terminal stays one line',
        'src/server/features/career/resume/resume.test.ts › shows a name as text without folders or unseen characters',
        'src/web/shell/return-path.test.ts › leads to no other page, and never to another host',
      ],
    },
    {
      promise: 'No request crashes us, and every answer matches the contract.',
      kept: 'yes',
      where: ['src/server/http/api.ts', 'src/server/http/error-reply.ts', 'src/server/http/storable.ts'],
      shown: [
        'src/testing/fuzz/fuzz.test.ts › no input crashes an endpoint, and every answer is what the contract promises',
        'src/server/http/refusals/every-endpoint.test.ts › refuses malformed bodies in one plain sentence',
        'npm run fuzz -- --inputs 2000',
      ],
    },
    {
      promise:
        'One busy account does not slow the others down: accounts take turns with files, resumes and the embedded database, and heavy work has its own thread or process.',
      kept: 'in part: a bench measures how long others wait during a flood, but fails no test',
      where: [
        'src/server/ports/turns/fair-turns.ts',
        'src/server/db/embedded/client.ts',
        `${DOCUMENTS}/reader.ts`,
        `${DOCUMENTS}/thread/in-thread.ts`,
        'src/server/features/career/resume/writing/in-turn.ts',
      ],
      shown: [
        'src/server/ports/turns/fair-turns.test.ts › lets one who brings one thing wait for one of another who brings eight',
        'src/server/demo/work-beside.test.ts › requests have their turn between two of its jobs',
      ],
    },
    {
      promise:
        'A question about sales in which a word is not understood gets no figure and has the word named; what sales do not say is said. Each answer comes to the cent to what the sales screen says of the same days.',
      kept: 'yes',
      where: [
        'src/engines/asking/read-question.ts',
        'src/server/features/localbiz/sales/asking/ask-sales.ts',
      ],
      shown: [
        'src/engines/asking/tests/refusals.test.ts › are named, and no other question is answered',
        'src/engines/asking/tests/phrasings.test.ts › whatever is measured, by whatever group and in whatever days',
        'src/server/features/localbiz/sales/asking/asking.test.ts › comes to the cent to what the sales screen says of the same days',
      ],
    },
  ],
};
