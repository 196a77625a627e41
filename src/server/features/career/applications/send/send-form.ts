import type { EntryCounts } from '#engines/forms/index.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import type { OpenForm } from '#server/ports/browser.ts';
import { describeError } from '#server/ports/log.ts';
import type { World } from '#server/world.ts';
import { arm, stayAlive } from './arm.ts';
import type { AttemptRow } from './attempt-queries.ts';
import { finishBooks, recordEvidence } from './books.ts';
import { Crash, crashPoint } from './crash-points.ts';
import { arrivedEvidence, filledEvidence, formJobOf } from './form-job.ts';
import { LostAttempt, withLease } from './journal.ts';
import { text } from './messages.ts';
import { endAttempt } from './setbacks.ts';
import { endDryRun } from '#server/features/career/applications/rehearsal/end-dry-run.ts';
import { keepChecking } from './unknown.ts';
import { interrupted, lookedOver, setbackOfRefusal, tryAgain } from './form-setbacks.ts';
import { FraudSeen, PageWatch } from './watch-page.ts';

interface Armed {
  row: ApplicationRow;
  attempt: AttemptRow;
  evidence: Evidence;
  entries: EntryCounts;
  timeZone: string;
}

/** Steps D to F: the one click, what the board said, and the books. */
async function click(world: World, form: OpenForm, armed: Armed): Promise<void> {
  const { row, attempt, evidence, entries, timeZone } = armed;
  const outcome = await form.submit().catch((error: unknown) => {
    world.log.warn('submit.lost', describeError(error));
    return { kind: 'lost' as const };
  });
  crashPoint('clicked');
  switch (outcome.kind) {
    case 'confirmed': {
      const sent = await recordEvidence(world, attempt, await arrivedEvidence(world, row, evidence, outcome));
      await finishBooks(world, sent);
      return;
    }
    case 'refused': {
      const setback = await setbackOfRefusal(world, form, {
        row,
        attempt,
        entries,
        messages: outcome.messages,
        why: outcome.why,
      });
      await endAttempt(world, attempt, timeZone, setback);
      return;
    }
    case 'limited':
      await endAttempt(world, attempt, timeZone, outcome);
      return;
    case 'captcha':
      await endAttempt(world, attempt, timeZone, {
        kind: 'captcha',
        screenshot: evidence.screenshots.filled,
      });
      return;
    case 'goes_on':
    case 'email_code': {
      const screenshot = outcome.screenshot && (await world.files.put(row.accountId, outcome.screenshot));
      await endAttempt(world, attempt, timeZone, { kind: outcome.kind, screenshot });
      return;
    }
    // Recovery takes it from here, by what the board lets us find out.
    case 'lost':
      await keepChecking(world, attempt, text.message('lostAfterClick'), world.clock.now());
      return;
    case 'unclear':
      if (outcome.error !== undefined)
        world.log.warn('submit.unclear', { application: row.id, error: outcome.error });
      await keepChecking(world, attempt, outcome.why, world.clock.now());
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
  let entries: EntryCounts = { employment: 0, education: 0, language: 0 };
  let letGo: (() => void) | null = null;
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
    const looked = await lookedOver(world, { row, attempt, entries }, form.filled, watch.warnings);
    if ('setback' in looked) {
      await endAttempt(world, attempt, timeZone, looked.setback);
      return;
    }
    const evidence = await filledEvidence(world, row, looked.ready);
    if (attempt.dryRun) {
      await endDryRun(world, attempt, evidence);
      return;
    }
    crashPoint('before_arm');
    letGo = world.stopping.hold();
    const result = await arm(world, attempt, evidence, row.contentHash ?? '');
    if ('code' in result) {
      const reason = text.message('stoppedUnsent', { reason: result });
      await endAttempt(world, attempt, timeZone, interrupted(reason));
      return;
    }
    armed = result;
    crashPoint('armed');
    await click(world, form, { row, attempt: armed, evidence, entries, timeZone });
  } catch (error) {
    if (error instanceof Crash) throw error;
    // After arming only evidence may end an attempt: recovery looks for it.
    if (armed !== null) throw error;
    if (error instanceof LostAttempt) {
      const reason = text.message('stoppedUnsent', { reason: error.said });
      await endAttempt(world, attempt, timeZone, interrupted(reason));
    } else if (error instanceof FraudSeen)
      await endAttempt(world, attempt, timeZone, { kind: 'stopped', reason: error.said });
    else {
      world.log.warn('form.not_filled', { application: row.id, ...describeError(error) });
      await endAttempt(world, attempt, timeZone, tryAgain(text.message('notFilled')));
    }
  } finally {
    letGo?.();
    await form?.close();
  }
}
