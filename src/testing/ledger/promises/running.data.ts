import type { PromiseSection } from './row.ts';

/** Starting it, running it, and what it stands on. */
export const running: PromiseSection = {
  title: 'Running it',
  rows: [
    {
      promise:
        'Only one process uses a data folder, even when several start at once over a dead one’s lock; the file system must support hard links.',
      kept: 'yes',
      where: ['src/server/db/lock/lock.ts'],
      shown: [
        'src/server/db/lock/race.test.ts › of ${CONTENDERS} processes that start at once exactly one gets the folder',
        'src/server/db/lock/lock.test.ts › a second process is refused and told who has the folder',
      ],
    },
    {
      promise: 'A database query ends within a minute, and an unreachable database is noticed.',
      kept: 'in part: on PostgreSQL; the embedded database shares one thread with everything else, and a statement there is only listed if it takes over 250 ms',
      where: ['src/server/db/postgres/limits.ts', 'src/server/db/embedded/pglite.ts'],
      shown: [
        'src/server/db/postgres/listening.test.ts › a statement and a transaction that do nothing end',
        'src/server/db/postgres/listening.test.ts › a database that takes the connection and says nothing is given up on',
        'npm run statements',
      ],
    },
    {
      promise:
        'No transaction holds the embedded database’s one connection for more than 100 ms, the hourly copy excepted.',
      kept: 'in part: held by the processor’s time at ten times the size of the demo, measured in memory by a command that lists every turn over 100 ms; no test fails, and the hourly vacuum of a table takes longer the larger it is',
      where: [
        'src/server/db/embedded/client.ts',
        'src/server/features/career/campaigns/narrowing/index-postings.ts',
        'bench/scale/watch.ts',
      ],
      shown: [
        'src/server/db/embedded/client.test.ts › whoever measures is told of each statement',
        'npm run statements',
      ],
    },
    {
      promise:
        'Screens update by themselves, also after the database was unreachable, and one account sees nothing of another’s.',
      kept: 'yes',
      where: ['src/server/db/postgres/listening.ts', 'src/server/db/events.ts'],
      shown: [
        'src/server/db/postgres/listening.test.ts › live events go on after the database was away',
        'src/server/features/platform/notifications/scenarios/follow-events.test.ts › says hello, then what changes, and nothing of others',
      ],
    },
    {
      promise: '/ready asks the database and the queue, and says no while the server stops.',
      kept: 'yes',
      where: ['src/server/http/health.ts'],
      shown: [
        'src/server/stopping/ready.test.ts › a server is ready while its queue answers too',
        'src/server/stopping/ready.test.ts › a server that is to stop is not ready',
      ],
    },
    {
      promise:
        'A worker that would find no files does not start, and says why; it cannot tell a copy of the folder from the folder.',
      kept: 'yes',
      where: ['src/server/db/data-folder.ts'],
      shown: ['src/server/db/data-folder.test.ts › does not start where it would find no files'],
    },
    {
      promise:
        'Employers’ email comes in by SMTP, at any address it is set to, or from a mailbox; a production server that no email can reach says so.',
      kept: 'yes',
      where: ['src/server/settings/mail-in-settings.ts', 'src/server/ports/mail-reading/open-mail-in.ts'],
      shown: [
        'src/server/ports/mail-reading/open-mail-in.test.ts › a production server that no mail reaches says so at its start',
        'src/server/ports/mail-reading/intake.test.ts › hands each mail over once, oldest first',
        'src/server/settings/mail-in-settings.test.ts › mail comes in by SMTP on this machine while it is developed',
      ],
    },
    {
      promise:
        'The embedded database survives a killed process. It does not promise to survive a power cut: it never waits for the disk.',
      kept: 'yes',
      where: ['src/server/db/embedded/pglite.ts'],
      shown: ['src/testing/crash/crash.test.ts › keeps every promise, by the ledger of the employers'],
    },
    {
      promise: 'The tables of the embedded database do not grow forever.',
      kept: 'yes',
      where: ['src/server/queue/tidy-tables.ts'],
      shown: [
        'src/server/queue/tidy-tables.test.ts › a table that is changed again and again does not grow for ever',
      ],
    },
    {
      promise: 'Text is sent compressed, and live updates are sent immediately.',
      kept: 'yes',
      where: ['src/server/http/web/compress.ts', 'scripts/build/prerender.ts'],
      shown: ['src/server/http/web/compress.test.ts › sends live updates at once'],
    },
    {
      promise: 'Every configuration variable that is read is documented, and every documented one is read.',
      kept: 'yes',
      where: ['src/server/config.ts', 'scripts/generate/configuration-page.ts'],
      shown: ['src/testing/supply/configuration.test.ts › every variable that the server reads is described'],
    },
    {
      promise:
        'A test fails if its app logs an unexpected error, and every address outside the contract is on a list.',
      kept: 'yes',
      where: ['src/testing/app.ts', 'src/server/http/open-api.ts'],
      shown: [
        'src/server/http/open/outside-contract.test.ts › is listed here: every other address below /api is the contract’s',
      ],
    },
  ],
};
