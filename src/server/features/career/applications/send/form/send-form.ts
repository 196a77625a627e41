import type { EntryCounts } from '#engines/forms/index.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import type { FilledForm, OpenForm, SubmitOutcome } from '#server/ports/browser.ts';
import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { arm, stayAlive } from './arm.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { finishBooks, recordEvidence } from './books.ts';
import { Crash, crashPoint } from './crash-points.ts';
import { arrivedEvidence, filledEvidence, formJobOf } from './form-job.ts';
import { LostAttempt, withLease } from './journal.ts';
import { endAttempt } from './setbacks.ts';
import type { Setback } from './setbacks.ts';
import { endDryRun } from '#server/features/career/applications/rehearsal/end-dry-run.ts';
import { keepChecking } from './unknown.ts';
import { FraudSeen, noteWarnings, PageWatch } from './watch-page.ts';

const again = (reason: string): Setback => ({ kind: 'again', reason, counts: true, waits: true });
const interrupted = (reason: string): Setback => ({ kind: 'again', reason, counts: false, waits: false });

const quote = (text: string) => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;

/** Why a form that is not ready ends this attempt, in plain words. */
async function setbackOf(
  world: World,
  filled: Exclude<FilledForm, { kind: 'ready' }>,
  entries: EntryCounts,
): Promise<Setback> {
  switch (filled.kind) {
    case 'captcha':
      return { kind: 'captcha', screenshot: await world.files.put(filled.screenshot) };
    case 'closed':
      return { kind: 'closed' };
    case 'asks_more':
      return { kind: 'asks_more', questions: filled.questions, entries };
    case 'already_applied':
      return { kind: 'failed', reason: 'The board says you have already applied to this job.' };
    case 'mismatch':
      break;
  }
  const [first] = filled.fields;
  const where = first ? ` It should hold ${quote(first.expected)}, but: ${first.actual}` : '';
  return again(`The form did not take what you approved.${where}`.replace(/([^.!?])$/, '$1.'));
}

/** Steps D to F: the one click, what the board said, and the books. */
async function click(
  world: World,
  form: OpenForm,
  armed: AttemptRow,
  evidence: Evidence,
  timeZone: string,
): Promise<void> {
  const outcome: SubmitOutcome = await form.submit().catch((error: unknown) => {
    world.log.warn('submit.lost', describeError(error));
    return {
      kind: 'unclear' as const,
      why: 'The browser was lost after the click.',
      address: '',
      screenshot: null,
    };
  });
  crashPoint('clicked');
  switch (outcome.kind) {
    case 'confirmed': {
      const sent = await recordEvidence(world, armed, await arrivedEvidence(world, evidence, outcome));
      await finishBooks(world, sent);
      return;
    }
    case 'refused': {
      const [first] = outcome.messages;
      await endAttempt(
        world,
        armed,
        timeZone,
        again(`The form refused it${first ? `: ${quote(first.message)}` : ''}.`),
      );
      return;
    }
    case 'captcha':
      await endAttempt(world, armed, timeZone, { kind: 'captcha', screenshot: evidence.screenshots.filled });
      return;
    case 'unclear':
      // Recovery takes it from here, by what the board lets us find out.
      await keepChecking(world, armed, outcome.why, world.clock.now());
  }
}

/** Fills the form of a claimed attempt and sends it: steps B to F of the journal. */
export async function sendForm(
  world: World,
  row: ApplicationRow,
  attempt: AttemptRow,
  timeZone: string,
): Promise<void> {
  let form: OpenForm | null = null;
  let armed: AttemptRow | null = null;
  let entries: EntryCounts = { employment: 0, education: 0 };
  const watch = new PageWatch(row.posting);
  try {
    form = await withLease(
      world,
      () => stayAlive(world, attempt),
      async (signal) => {
        const job = await formJobOf(world, row, attempt.id, signal);
        entries = job.entries ?? entries;
        return world.browser.open({ ...job, look: (page) => watch.look(page) });
      },
    );
    crashPoint('filled');
    await noteWarnings(world, row.id, watch.warnings);
    if (form.filled.kind !== 'ready') {
      await endAttempt(world, attempt, timeZone, await setbackOf(world, form.filled, entries));
      return;
    }
    const evidence = await filledEvidence(world, form.filled);
    if (attempt.dryRun) {
      await endDryRun(world, attempt, evidence);
      return;
    }
    crashPoint('before_arm');
    const result = await arm(world, attempt, evidence, row.contentHash ?? '');
    if (typeof result === 'string') {
      await endAttempt(world, attempt, timeZone, interrupted(`${result} Nothing was sent.`));
      return;
    }
    armed = result;
    crashPoint('armed');
    await click(world, form, armed, evidence, timeZone);
  } catch (error) {
    if (error instanceof Crash) throw error;
    // After arming only evidence may end an attempt: recovery looks for it.
    if (armed !== null) throw error;
    if (error instanceof LostAttempt)
      await endAttempt(world, attempt, timeZone, interrupted(`${error.message} Nothing was sent.`));
    else if (error instanceof FraudSeen)
      await endAttempt(world, attempt, timeZone, { kind: 'stopped', reason: error.message });
    else {
      world.log.warn('form.not_filled', { application: row.id, ...describeError(error) });
      await endAttempt(world, attempt, timeZone, again('The form could not be filled this time.'));
    }
  } finally {
    await form?.close();
  }
}
