import type { PromiseSection } from './row.ts';

const APPLICATIONS = 'src/server/features/career/applications';
const ACCOUNTS = 'src/server/features/platform/accounts';
const IDEMPOTENCY = 'src/server/features/platform/idempotency';
const PRIVACY = 'src/server/features/platform/privacy';

/** The right thing, once, also when something breaks on the way. */
export const once: PromiseSection = {
  title: 'Once, and nothing lost',
  rows: [
    {
      promise:
        'The same application is never sent twice. Where a crash leaves it open whether it arrived, we say so and ask.',
      kept: 'yes',
      where: [
        `${APPLICATIONS}/send/arm.ts`,
        `${APPLICATIONS}/recovery/recover.ts`,
        'src/engines/pipeline/attempts.ts',
      ],
      shown: [
        `${APPLICATIONS}/recovery/crash.test.ts › at "%s" is never sent twice where the board can be asked`,
        `${APPLICATIONS}/recovery/crash.test.ts › at "%s" is never said to be sent where nothing proves it`,
        'src/testing/crash/crash.test.ts › sends nothing twice, loses nothing, and confirms nothing that did not arrive',
        'npm run crash -- --times 1000',
      ],
    },
    {
      promise:
        'Clicking twice does it once: the same write with the same key gets the same answer, and a different write with that key is refused.',
      kept: 'in part: what opens something (a login, a code, a secret address) is done each time it is asked for, because its answer is never stored',
      where: [
        'src/server/http/once/once.ts',
        `${IDEMPOTENCY}/claim-key.ts`,
        'src/server/http/contact-form.ts',
      ],
      shown: [
        `${IDEMPOTENCY}/same-request.test.ts › is done once when fifty arrive together`,
        `${IDEMPOTENCY}/keys.test.ts › is of one request: another one under it is refused and not done`,
        `${IDEMPOTENCY}/sequences.test.ts › however requests are doubled, reordered and cut off`,
        'src/web/api/once/send-once.test.ts › pressed twice at once, it is one wish',
        'src/server/features/platform/contact/plain-form.test.ts › sends one message however often its button is pressed',
      ],
    },
    {
      promise:
        'What you asked for is never forgotten: each write and the work it causes are committed together.',
      kept: 'in part: a kill between any two statements is tested while an application is sent and an account is deleted, not on every write',
      where: ['src/server/queue/pg-boss.ts', 'src/server/db/ending.ts', `${PRIVACY}/deletion.ts`],
      shown: [
        'src/server/db/ending.test.ts › a transaction that fails, before its end or at it, leaves nothing and nothing follows',
        `${PRIVACY}/scenarios/deletion-cut-off.test.ts › leaves the deletion whole or not at all`,
        'src/testing/crash/crash.test.ts › keeps every promise, by the ledger of the employers',
      ],
    },
    {
      promise: 'Of two workers only one sends: a worker that slept past its lease may not click.',
      kept: 'yes',
      where: [`${APPLICATIONS}/send/lease-queries.ts`, `${APPLICATIONS}/send/arm.ts`],
      shown: [
        `${APPLICATIONS}/send/lease.test.ts › lets a worker that slept past its lease send nothing`,
        `${APPLICATIONS}/send/lease.test.ts › lets nobody take an attempt over whose clock is %i minutes off`,
        `${APPLICATIONS}/send/fence.test.ts › of two workers that both stand before the click`,
        'src/testing/crash/workers.test.ts › send every approved application exactly once',
      ],
    },
    {
      promise:
        'Limits hold under any timing: per day, plan, files and model budget; and for one approval, one code, one address.',
      kept: 'in part: tested with tens of calls at once on both databases, not in two hundred rounds of fifty',
      where: [
        'src/server/features/career/budgets/queries.ts',
        'src/server/features/platform/billing/standing/allowance.ts',
      ],
      shown: [
        'src/server/features/career/budgets/budgets.test.ts › never gives more sends a day than the limit, whatever comes at once',
        `${APPLICATIONS}/on-hold/held-by-plan.test.ts › never sends more than the plan allows when two workers send at once`,
        `${ACCOUNTS}/scenarios/same-instant.test.ts › in the same instant`,
        `${ACCOUNTS}/scenarios/codes.test.ts › works once, also for many who try at the same moment`,
        'src/server/features/career/resume/resume.test.ts › reads at most 20 files a day, however many come at once',
      ],
    },
    {
      promise:
        'Nothing is sent before you approve exactly that content, and an approval works once. Asking for it cannot be turned off.',
      kept: 'yes',
      where: [
        `${APPLICATIONS}/approval/decide.ts`,
        `${APPLICATIONS}/approval/content-hash.ts`,
        `${APPLICATIONS}/send/claim.ts`,
      ],
      shown: [
        `${APPLICATIONS}/approval/approval.test.ts › sends once what was approved, however often it is pressed`,
        `${APPLICATIONS}/approval/approval.test.ts › is refused for anything but exactly what would be sent`,
        'src/engines/pipeline/transitions.test.ts › is never sent without an approval or a hand-over to the person',
        `${APPLICATIONS}/approval/approval.test.ts › either approves or skips when both arrive at once`,
        `${APPLICATIONS}/approval/exactly-this.test.ts › %s that changed after the yes is put to the person again, and not sent`,
      ],
    },
    {
      promise: 'Pausing stops new sends before the click on its button is answered, also after a restart.',
      kept: 'yes',
      where: [`${APPLICATIONS}/on-hold/pause-queries.ts`, `${APPLICATIONS}/send/arm.ts`],
      shown: [
        `${APPLICATIONS}/scenarios/pause-races.test.ts › once it has answered, lets no %s begin`,
        `${APPLICATIONS}/send/submit.test.ts › stops before the click when the campaign is paused while the form is being filled`,
        `${APPLICATIONS}/recovery/resend.test.ts › the same key is not sent again while the person has stopped everything`,
      ],
    },
    {
      promise:
        'Each act in your name has a line: when, what, for which job posting, your approval, the confirmation. You can download the activity log and check that nobody changed it.',
      kept: 'yes',
      where: [
        `${APPLICATIONS}/trail/append.ts`,
        `${APPLICATIONS}/trail/check-lines.ts`,
        'src/server/ports/sealing/trail-witness.ts',
      ],
      shown: [
        `${APPLICATIONS}/trail/random-edits.test.ts › of random edits to lines, steps and the head, each is found`,
        `${APPLICATIONS}/trail/whole-way.test.ts › an application that is sent has a line for each step`,
        `${APPLICATIONS}/trail/download.test.ts › the archive carries the trail, and a stranger can check from it alone`,
        'npm run verify-trail',
      ],
    },
    {
      promise:
        'An update drops no request and no click: nothing new starts after the signal, and the process ends within 15 seconds, or 45 while a click waits for its answer.',
      kept: 'yes',
      where: ['src/server/stopping/on-signal.ts', 'src/server/stopping/limits.ts', 'src/server/listen.ts'],
      shown: [
        'src/server/stopping/process.test.ts › stopped under load, the server answers every request it accepted',
        'src/server/stopping/click.test.ts › a click that waits for its answer when the process is to stop gets it',
        'src/server/stopping/on-signal.test.ts › a stop that hangs is cut off before fifteen seconds',
        'src/server/stopping/on-signal.test.ts › a click that is never answered is cut off before forty-five seconds',
        'src/server/queue/pg-boss.test.ts › that is to stop finishes what is under way',
      ],
    },
    {
      promise:
        'An update loses no data: a copy is made first, either all of the update happens or none, and an older program refuses a newer database.',
      kept: 'yes',
      where: ['src/server/copies/upgrade.ts', 'src/server/db/migrations.ts'],
      shown: [
        'src/server/copies/upgrade.test.ts › has all of its rows after the upgrade, and the product works on it',
        'src/server/copies/upgrade.test.ts › an upgrade that is cut off in the middle leaves everything as it was',
        'src/server/copies/upgrade.test.ts › an older program refuses the database of a newer one',
      ],
    },
    {
      promise: 'Everything is copied every hour, and copies are proven by restoring them.',
      kept: 'yes',
      where: ['src/server/copies/hourly/hourly-copy.ts', 'src/server/copies/restore/run-restore.ts'],
      shown: [
        'src/server/copies/restore/restore-copy.test.ts › is the same to the last value',
        'src/server/copies/restore/run-restore.test.ts › sends nothing again of what went on after the copy',
        'src/testing/copies/drill.test.ts › lives a week, copies under load, is killed in the middle of a copy and of a restore',
        'src/server/copies/hourly/at-start.test.ts › a start asks for one copy where the newest is an hour old',
        'npm run drill -- --rounds 20',
      ],
    },
  ],
};
