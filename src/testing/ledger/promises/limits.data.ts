import type { PromiseSection } from './row.ts';

const ACCOUNTS = 'src/server/features/platform/accounts';
const NOTIFICATIONS = 'src/server/features/platform/notifications';

/** Each is said to who meets it, in words and as Retry-After. */
export const limits: PromiseSection = {
  title: 'Limits',
  rows: [
    {
      promise:
        'Failed logins: 10 per account in a quarter of an hour, then one a minute; after 100 the password is closed until an emailed code sets a new one; 30 per source (an IPv4 address or an IPv6 /64).',
      kept: 'yes',
      where: [`${ACCOUNTS}/limits/limits.ts`, 'src/server/http/source.ts'],
      shown: [
        `${ACCOUNTS}/limits/limits.test.ts › at one account stops after ten failures from anywhere, then one a minute is left`,
        `${ACCOUNTS}/limits/limits.test.ts › many accounts from one source stops after thirty failures`,
      ],
    },
    {
      promise:
        'Codes: 5 tries and 10 minutes each, 60 seconds between two; 5 an hour and 10 a day per address; 20 an hour per source.',
      kept: 'in part: a new attempt to register gets its code at once, so that a stranger’s attempts keep no owner of an address out; it counts among the 5 an hour and 10 a day of the address',
      where: [`${ACCOUNTS}/limits/limits.ts`, `${ACCOUNTS}/codes/queries.ts`, `${ACCOUNTS}/register.ts`],
      shown: [
        `${ACCOUNTS}/limits/limits.test.ts › of attempts to register an address come at once, and are five an hour`,
        `${ACCOUNTS}/limits/limits.test.ts › are sent to one address five times an hour and ten times a day`,
        `${ACCOUNTS}/limits/limits.test.ts › are asked for by one source twenty times an hour`,
        `${ACCOUNTS}/scenarios/codes.test.ts › asked for within a minute of another says how long to wait`,
      ],
    },
    {
      promise:
        'Registrations: 10 an hour per source. Two passwords are hashed at a time and eight wait; the rest must try again later.',
      kept: 'yes',
      where: [`${ACCOUNTS}/limits/limits.ts`, 'src/server/ports/identity/argon2.ts'],
      shown: [
        `${ACCOUNTS}/limits/limits.test.ts › are made for ten registrations an hour from one source`,
        'src/server/ports/identity/argon2.test.ts › of a burst two run, eight wait and the rest is told to come back',
      ],
    },
    {
      promise:
        'Sessions: 256 random bits, stored as a hash, expired after 14 days without use and after 30 in any case; ten at most. A step-up lasts ten minutes.',
      kept: 'yes',
      where: [
        'src/server/ports/tokens.ts',
        `${ACCOUNTS}/sessions/identify.ts`,
        `${ACCOUNTS}/sessions/open-session.ts`,
      ],
      shown: [
        `${ACCOUNTS}/scenarios/sign-in.test.ts › is kept as a hash only`,
        `${ACCOUNTS}/scenarios/sign-in.test.ts › ends after fourteen days without use, and after thirty in any case`,
        `${ACCOUNTS}/scenarios/sign-in.test.ts › is one of ten at most: the oldest ends`,
        `${ACCOUNTS}/security/step-up.test.ts › is open for ten minutes`,
      ],
    },
    {
      promise:
        'Files: 5 MB, 50 MB unpacked, 2,000 parts, 50 pages, 8 seconds, 400 MB of memory, 20 a day including LinkedIn archives.',
      kept: 'yes',
      where: ['src/server/ports/documents/limits.ts', 'src/contract/career/resume.ts'],
      shown: [
        'src/server/ports/documents/reader.test.ts › refuses more than 5 MB before reading any of it',
        'src/server/features/career/resume/resume.test.ts › reads at most 20 files a day, however many come at once',
        'src/server/features/career/resume/linkedin/import-linkedin.test.ts › is among the twenty files a day, whatever comes of it',
      ],
    },
    {
      promise: 'Generating: 30 an hour, 100 kB in and out.',
      kept: 'in part: a prompt may have 60,000 characters and a resume 300,000',
      where: [
        'src/contract/career/resume.ts',
        'src/server/features/career/resume/writing/in-turn.ts',
        'src/server/features/platform/models/budget.ts',
      ],
      shown: [
        'src/testing/limits/per-account.test.ts › %s: so many an hour, then a sentence and when to come back',
        'src/server/features/platform/models/models.test.ts › keeps the budget of a month, with calls at once too',
        'src/server/features/career/resume/export/export.test.ts › refuses a text beyond the limit',
      ],
    },
    {
      promise:
        'Requests: 1 MB of JSON nested at most 64 deep, an address of 8 kB, 16 kB of headers; 10 seconds for the headers, 30 for everything.',
      kept: 'in part: the limit for headers is Node’s own, which no test checks',
      where: [
        'src/server/http/bodies/limit.ts',
        'src/server/http/storable.ts',
        'src/server/listen.ts',
        'src/server/app.ts',
      ],
      shown: [
        'src/server/http/bodies/bodies.test.ts › of more than a megabyte is too large',
        'src/server/http/http.test.ts › is nothing nested deeper than sixty-four',
        'src/server/app.test.ts › of more than 8 kB is too long',
        'src/server/stopping/slow-requests.test.ts › a server is given ten seconds for headers and thirty for the whole',
      ],
    },
    {
      promise:
        'An approval lasts 72 hours or until the posting closes. A push’s token can only skip: one application as it is, within that time, once.',
      kept: 'yes',
      where: [
        'src/server/features/career/applications/approval/ask-person.ts',
        'src/server/features/career/applications/approval/decide.ts',
      ],
      shown: [
        'src/server/features/career/applications/approval/approval.test.ts › comes too late after 72 hours, and nothing is sent',
        'src/server/features/career/applications/approval/approval-ends.test.ts › what can no longer be applied for can no longer be approved',
        'src/server/features/career/applications/approval/approval.test.ts › skips, and never approves',
        'src/server/features/career/applications/approval/approval.test.ts › ends at its own time, also where the person may still decide',
      ],
    },
    {
      promise: 'Pushes: three in ten minutes, then one for all the rest, which can only be read.',
      kept: 'yes',
      where: [`${NOTIFICATIONS}/notify.ts`],
      shown: [
        `${NOTIFICATIONS}/scenarios/many-notices.test.ts › become three pushes and one that stands for the rest, which can only be read`,
      ],
    },
  ],
};
