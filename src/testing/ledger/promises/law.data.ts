import type { PromiseSection } from './row.ts';

const PRIVACY = 'src/server/features/platform/privacy';
const SUPPLY = 'src/testing/supply';

/** What the law, the boards and whoever installs us may expect. */
export const law: PromiseSection = {
  title: 'Law, boards, and what is installed',
  rows: [
    {
      promise: 'No message goes to a customer without consent on file (Canada’s anti-spam law).',
      kept: 'no: only the agents for businesses would send such messages, and they do not exist yet',
      where: ['src/contract/localbiz/business.ts'],
      shown: [],
    },
    {
      promise: 'Download everything in minutes. Ask for deletion in a minute; it happens after 14 days.',
      kept: 'yes',
      where: [`${PRIVACY}/exports.ts`, `${PRIVACY}/contents.ts`, `${PRIVACY}/deletion.ts`],
      shown: [
        `${PRIVACY}/scenarios/erase.test.ts › is in the archive: each table of the catalogue, each file, and nothing of others`,
        `${PRIVACY}/scenarios/privacy.test.ts › wants the address typed, pauses the campaigns at once`,
        `${PRIVACY}/scenarios/grace.test.ts › nothing is set to work`,
      ],
    },
    {
      promise:
        'After a deletion nothing is left: no row, no file, no job. What a crash left goes with the next sweep, a replaced file within a quarter of an hour, copies within 30 days, and no restored copy brings anybody back.',
      kept: 'in part: the bytes of deleted rows leave the files and the log of the embedded database soon after, but those of a PostgreSQL server are cleared by its own vacuum and its own log keeping, in the hands of whoever operates it; a process that is killed while a table is written anew may leave a file of what was in it then, and nothing removes that; the development mailbox, which never runs in production, is not searched',
      where: [
        `${PRIVACY}/erase.ts`,
        `${PRIVACY}/tidy-files.ts`,
        'src/server/db/embedded/rewrite.ts',
        'src/server/queue/rewrite-tables.ts',
        'src/server/ports/files.ts',
        'src/server/queue/tidy-files.ts',
        'src/server/copies/erased-list.ts',
      ],
      shown: [
        `${PRIVACY}/scenarios/nothing-left.test.ts › no table, no job, no file and no export holds anything of the person`,
        `${PRIVACY}/scenarios/nothing-in-files.test.ts › no file of the embedded database holds the name or the address of the person`,
        `${PRIVACY}/scenarios/nothing-left.test.ts › what a crash between records and files left is gone with the next sweep`,
        `${PRIVACY}/scenarios/tidy-files.test.ts › is removed once nothing names it`,
        'src/server/features/career/applications/change/replaced-files.test.ts › a letter that is written anew takes the place of the old one, whose file goes',
        'src/server/copies/hourly/retention.test.ts › keeps what there is of a server that slept, up to the age of 30 days',
        'src/server/copies/restore/run-restore.test.ts › brings nobody back who was erased since',
      ],
    },
    {
      promise:
        'Every score has its reasons and ignores names and origin, and nobody under 18 gets an account.',
      kept: 'yes',
      where: ['src/engines/matching/index.ts', 'src/contract/platform/accounts.ts'],
      shown: [
        'src/engines/matching/fairness.test.ts › the parts and the needs listed give the score, to the last digit',
        'src/engines/matching/fairness.test.ts › the score does not read',
        'src/server/features/career/campaigns/scenarios/looked-at.test.ts › are listed page by page, best first, each with its verdict and why',
        'src/server/features/platform/accounts/scenarios/registration.test.ts › is refused to somebody who says they are under 18',
      ],
    },
    {
      promise:
        'We never solve a captcha, and never apply where a board forbids it, asks for fewer requests or blocks programs: we prepare, you send.',
      kept: 'yes',
      where: [
        'src/server/features/career/applications/send/walls.ts',
        'src/server/features/career/applications/send/form-site.ts',
        'src/server/features/career/boards/reading/polite-fetch.ts',
        'assets/boards/list.json',
      ],
      shown: [
        'src/server/features/career/applications/send/real-browser.test.ts › hands over at a captcha and sends nothing',
        'src/server/features/career/applications/scenarios/form-site.test.ts › leaves the application to the person once it is prepared, without an attempt',
        'src/server/features/career/applications/scenarios/handed-over.test.ts › an application on %s, whose form nobody may read beforehand',
        'src/engines/postings/rows/rows.test.ts › has red boards, and all of them are off with a reason',
        'src/server/features/career/portals/portals.test.ts › no account is made on an employer’s site before the person agreed',
      ],
    },
    {
      promise:
        'We run what we reviewed: one exact version of each package, from one registry, without the packages’ own scripts, on every platform.',
      kept: 'in part: no test looks up known vulnerabilities, because that needs the registry',
      where: [
        'scripts/check/lockfile.ts',
        'scripts/generate/third-party.ts',
        'scripts/generate/bill-of-materials.ts',
      ],
      shown: [
        `${SUPPLY}/lockfile.test.ts › installs what was reviewed: one version and one content of each package`,
        `${SUPPLY}/lockfile.test.ts › has an entry for every optional dependency of every locked package`,
        `${SUPPLY}/third-party.test.ts › stands whole in the bill of materials of a build`,
      ],
    },
    {
      promise:
        'Secrets stay secret: none is in the repository, the log or an answer. Production refuses unsafe settings, and the key can be changed.',
      kept: 'yes',
      where: [
        'scripts/check/secret-scan.ts',
        'src/server/config.ts',
        'src/server/keys/change-keys.ts',
        'src/server/ports/sealing/secrets.ts',
      ],
      shown: [
        `${SUPPLY}/secret-scan.test.ts › finds none in what is kept in the repository`,
        `${SUPPLY}/log-leaks.test.ts › of a life with the product no password, code, token`,
        'src/server/config.test.ts › misses %s in production',
        'src/server/keys/change-keys.test.ts › afterwards everything opens with the new key alone',
        'src/server/features/career/portals/portals.test.ts › a password opens nothing in the row of another person or site',
      ],
    },
  ],
};
