import type { PromiseSection } from './row.ts';

/** What is counted and measured, each by a command that anybody can run. */
export const figures: PromiseSection = {
  title: 'Figures, and the commands that give them',
  rows: [
    {
      promise:
        '1,000 disturbances while applications are sent: none lost, none sent twice, none falsely confirmed; on either database.',
      kept: 'yes',
      where: ['bench/long-runs/crash.ts'],
      shown: ['npm run crash -- --times 1000', 'npm run crash -- --times 1000 --postgres'],
    },
    {
      promise: 'The run of disturbances finds a bug that is put in on purpose.',
      kept: 'yes',
      where: ['src/testing/crash/mutants/mutants.ts'],
      shown: [
        'src/testing/crash/mutants/mutants.test.ts › %s is a change of what stands in the product once',
      ],
    },
    {
      promise: '500 disturbances of everything else (registration, campaigns, deletion).',
      kept: 'in part: a deletion is cut off between any two statements, and copies and restores are killed; there is no run of five hundred',
      where: ['bench/long-runs/drill.ts'],
      shown: ['npm run drill -- --rounds 20'],
    },
    {
      promise: 'A killed process loses none of 20,000 acknowledged writes.',
      kept: 'yes',
      where: ['bench/long-runs/writes.ts'],
      shown: ['npm run writes'],
    },
    {
      promise: 'A second process on the data folder is refused, 50 times of 50.',
      kept: 'yes',
      where: ['src/server/db/lock/lock.ts'],
      shown: [
        'src/server/db/lock/race.test.ts › of ${CONTENDERS} processes that start at once exactly one gets the folder',
      ],
    },
    {
      promise:
        'GET /api/users/me handles a quarter of the requests a bare server with one query handles in the same run, 99 of 100 within 50 ms.',
      kept: 'in part: it is measured next to the bare server, but fails no test',
      where: ['bench/speed/http/quick-answers.ts'],
      shown: ['npm run bench -- --only quick-answers'],
    },
    {
      promise: 'PUT /api/users/me: 500 writes a second, 99 of 100 within 100 ms.',
      kept: 'in part: it is measured next to the bare server, but fails no test',
      where: ['bench/speed/http/quick-answers.ts'],
      shown: ['npm run bench -- --only quick-answers'],
    },
    {
      promise:
        '200 open screens and 50 workers for ten minutes: 99 of 100 answers within 250 ms, no growth of memory.',
      kept: 'no: nothing measures it',
      where: ['bench/speed/http/load.ts'],
      shown: [],
    },
    {
      promise: 'Nothing blocks the process for more than 100 ms during uploads and exports.',
      kept: 'in part: slow statements are listed and blocking by a copy is measured, but not blocking by an upload',
      where: ['bench/scale/statements.ts', 'bench/speed/copies.ts', 'src/server/copies/take-copy.ts'],
      shown: [
        'npm run statements',
        'npm run bench -- --only copies',
        'src/server/copies/on-demand/on-demand.test.ts › is told in the log where the embedded database answered nobody',
      ],
    },
    {
      promise: 'The first answer comes within 2 seconds of starting.',
      kept: 'in part: it is measured next to a bare server, but fails no test',
      where: ['src/server/main.ts', 'bench/speed/start.ts'],
      shown: ['npm run bench -- --only start'],
    },
    {
      promise:
        'From a fresh clone on a machine with nothing installed, `npm start` is there within 150 seconds.',
      kept: 'in part: it is measured, but fails no test; the network counts in it',
      where: ['scripts/bootstrap.mjs', 'scripts/start.ts', 'bench/speed/first-start.ts'],
      shown: ['npm run first-start'],
    },
    {
      promise: '2,000 inputs per endpoint: no server error, and every answer matches the contract.',
      kept: 'yes',
      where: ['bench/long-runs/fuzz.ts'],
      shown: ['npm run fuzz -- --inputs 2000 --seed 1'],
    },
    {
      promise: '5,000 sequences of commands against a plain model (campaigns, tracker, approvals, sessions).',
      kept: 'in part: simulated people use the product for a month at random, checked against the employers’ ledger; there is no plain model of each feature',
      where: ['bench/long-runs/month.ts'],
      shown: ['npm run month -- --people 200 --days 30'],
    },
    {
      promise: '5,000 calls as one account for another’s data: nothing revealed, nothing changed.',
      kept: 'yes',
      where: ['bench/long-runs/sweep.ts'],
      shown: ['npm run sweep -- --rounds 10 --seed 1'],
    },
    {
      promise: 'Every harmful document is answered in time.',
      kept: 'in part: the worst kinds are tests, and other people’s answers are measured while eight run at once; there is no long run over generated ones',
      where: ['bench/speed/hostile-files.ts', 'src/server/ports/documents/reader.ts'],
      shown: [
        'src/server/ports/documents/reader.test.ts › survives a stream that unpacks to 120 MB',
        'npm run bench -- --only hostile-files',
      ],
    },
    {
      promise: 'Each requirement of ASVS 5, level 2, is met, not applicable, or a deviation with its reason.',
      kept: 'no: there is no such list yet',
      where: ['docs/promises.md'],
      shown: [],
    },
    {
      promise: 'If 30 guards are removed one by one, the tests notice at least 29.',
      kept: 'yes',
      where: ['src/testing/breaks/guards.data.ts', 'bench/long-runs/breaks.ts'],
      shown: ['npm run breaks', 'src/testing/breaks/breaks.test.ts › %s: stands in its module once'],
    },
    {
      promise:
        'No package runs a script when it is installed, except one that is named, and every package is listed with its licence.',
      kept: 'in part: known vulnerabilities are not looked up',
      where: ['scripts/check/lockfile.ts', 'docs/dependencies.md'],
      shown: ['src/testing/supply/lockfile.test.ts › installs what was reviewed', 'npm run dependencies'],
    },
    {
      promise: 'A copy is restored within a minute, and no copy is older than an hour.',
      kept: 'in part: the time of a copy and of a restore is measured, but fails no test',
      where: ['bench/speed/copies.ts', 'src/server/copies/hourly/hourly-copy.ts'],
      shown: [
        'npm run bench -- --only copies',
        'src/server/copies/on-demand/on-demand.test.ts › is made each hour, and those whose time is over go',
        'src/server/copies/hourly/at-start.test.ts › a start asks for one copy where the newest is an hour old',
      ],
    },
  ],
};
