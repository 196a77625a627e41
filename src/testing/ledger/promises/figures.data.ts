import type { PromiseSection } from './row.ts';

/** What is counted and measured, each by a command that anybody can run. */
export const figures: PromiseSection = {
  title: 'Figures, and the commands that give them',
  rows: [
    {
      promise:
        '1,000 disturbances on the way of applications: none lost, none doubled, none confirmed falsely; on either database.',
      kept: 'yes',
      where: ['bench/crash.ts'],
      shown: ['npm run crash -- --times 1000', 'npm run crash -- --times 1000 --postgres'],
    },
    {
      promise: 'The run of disturbances finds a fault that is put in.',
      kept: 'yes',
      where: ['src/testing/crash/mutants/mutants.ts'],
      shown: [
        'src/testing/crash/mutants/mutants.test.ts › %s is a change of what stands in the product once',
      ],
    },
    {
      promise: '500 disturbances of everything else (registering, campaigns, deletion).',
      kept: 'in part: a deletion is cut off between any two statements, and copies and restores are killed; there is no run of five hundred',
      where: ['bench/drill.ts'],
      shown: ['npm run drill -- --rounds 20'],
    },
    {
      promise: 'Of 20,000 acknowledged writes a killed process loses none.',
      kept: 'no: no command counts so many; npm run crash and npm run drill kill in the midst of fewer',
      where: ['bench/crash.ts'],
      shown: [],
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
        'GET /api/users/me answers a quarter of what a bare server with one query answers in the same run, 99 of 100 within 50 ms.',
      kept: 'in part: it is measured beside the bare server, and fails nothing',
      where: ['bench/http/quick-answers.ts'],
      shown: ['npm run bench -- --only quick-answers'],
    },
    {
      promise: 'PUT /api/users/me: 500 writes a second, 99 of 100 within 100 ms.',
      kept: 'in part: it is measured beside the bare server, and fails nothing',
      where: ['bench/http/quick-answers.ts'],
      shown: ['npm run bench -- --only quick-answers'],
    },
    {
      promise:
        '200 open screens and 50 workers for ten minutes: 99 of 100 answers within 250 ms, no growth of memory.',
      kept: 'no: nothing measures it',
      where: ['bench/http/load.ts'],
      shown: [],
    },
    {
      promise: 'Nothing holds the process up for more than 100 ms during uploads and exports.',
      kept: 'in part: slow statements are listed, and what a copy holds up is measured; not what an upload does',
      where: ['bench/statements.ts', 'bench/copies.ts'],
      shown: ['npm run statements', 'npm run bench -- --only copies'],
    },
    {
      promise: 'The first answer comes within 2 seconds of the start.',
      kept: 'in part: it is measured beside a bare server, and fails nothing',
      where: ['src/server/main.ts', 'bench/start.ts'],
      shown: ['npm run bench -- --only start'],
    },
    {
      promise: '2,000 inputs an endpoint: no failure of ours, no answer but as promised.',
      kept: 'yes',
      where: ['bench/fuzz.ts'],
      shown: ['npm run fuzz -- --inputs 2000 --seed 1'],
    },
    {
      promise: '5,000 sequences of commands against a plain model (campaigns, tracker, approvals, sessions).',
      kept: 'in part: people live through a month of random acts, held against the employers’ ledger; there is no plain model of each feature',
      where: ['bench/month.ts'],
      shown: ['npm run month -- --people 200 --days 30'],
    },
    {
      promise: '5,000 calls as one account for what is another’s: nothing told, nothing changed.',
      kept: 'yes',
      where: ['bench/sweep.ts'],
      shown: ['npm run sweep -- --rounds 10 --seed 1'],
    },
    {
      promise: 'Every document that hurts a reader is answered in time.',
      kept: 'in part: the worst kinds are tests, and eight of them at once are measured beside other people’s answers; there is no long run over generated ones',
      where: ['bench/hostile-files.ts', 'src/server/ports/documents/reader.ts'],
      shown: [
        'src/server/ports/documents/reader.test.ts › survives a stream that unpacks to 120 MB',
        'npm run bench -- --only hostile-files',
      ],
    },
    {
      promise:
        'The requirements of ASVS 5, level 2, each met, not applicable, or a deviation with its reason.',
      kept: 'no: there is no such list yet',
      where: ['docs/promises.md'],
      shown: [],
    },
    {
      promise: 'Of 30 guards that are emptied one by one, the tests tell of 29.',
      kept: 'yes',
      where: ['src/testing/breaks/guards.data.ts', 'bench/breaks.ts'],
      shown: ['npm run breaks', 'src/testing/breaks/breaks.test.ts › %s: stands in its module once'],
    },
    {
      promise:
        'No script of a package runs at its installation but one that is named, and every package is listed with its licence.',
      kept: 'in part: known weaknesses are not looked up',
      where: ['scripts/lockfile.ts', 'docs/dependencies.md'],
      shown: ['src/testing/supply/lockfile.test.ts › installs what was reviewed', 'npm run dependencies'],
    },
    {
      promise: 'A copy is restored within a minute, and no copy is older than an hour.',
      kept: 'in part: the time of a copy and of a restore is measured and fails nothing',
      where: ['bench/copies.ts', 'src/server/copies/hourly/hourly-copy.ts'],
      shown: [
        'npm run bench -- --only copies',
        'src/server/copies/asked/asked.test.ts › is made each hour, and those whose time is over go',
      ],
    },
  ],
};
