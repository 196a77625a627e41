import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { finishBooks, recordEvidence } from '#server/features/career/applications/send/books.ts';
import { crashPoint } from '#server/features/career/applications/send/crash-points.ts';
import { arrivedEvidence, formJobOf } from '#server/features/career/applications/send/form/form-job.ts';
import { keepChecking } from '#server/features/career/applications/send/unknown.ts';
import type { World } from '#server/world.ts';

/** Sends the same submission again to a board that takes a key: it answers a repeat as it answered the first. */
export async function resend(
  world: World,
  row: ApplicationRow,
  attempt: AttemptRow,
  later: Date | null,
): Promise<void> {
  const signal = AbortSignal.timeout(120_000);
  const form = await world.browser.open(await formJobOf(world, row, attempt.id, signal));
  try {
    const before = attempt.evidence;
    if (form.filled.kind !== 'ready' || before === null) {
      await keepChecking(world, attempt, 'The form could not be opened again to ask for the receipt.', later);
      return;
    }
    crashPoint('armed');
    const outcome = await form.submit();
    crashPoint('clicked');
    if (outcome.kind !== 'confirmed') {
      await keepChecking(world, attempt, 'The board gave no receipt when asked again.', later);
      return;
    }
    await finishBooks(
      world,
      await recordEvidence(world, attempt, await arrivedEvidence(world, before, outcome)),
    );
  } finally {
    await form.close();
  }
}
