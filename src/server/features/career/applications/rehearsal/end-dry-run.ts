import { askForApproval } from '#server/features/career/applications/ask/ask-person.ts';
import { noteApplication } from '#server/features/career/applications/move-application.ts';
import { lockApplication } from '#server/features/career/applications/queries.ts';
import { lockAttempt } from '#server/features/career/applications/send/attempt-queries.ts';
import type { AttemptRow } from '#server/features/career/applications/send/attempt-queries.ts';
import { LostAttempt, moveAttempt } from '#server/features/career/applications/send/journal.ts';
import type { Evidence } from '#server/features/career/applications/tables.ts';
import type { World } from '#server/world.ts';

/**
 * Ends a dry run before the click: what the form held is kept with the attempt, and the application waits for a decision
 * as before. Throws LostAttempt when another worker has the attempt by now, or the person took it back.
 */
export async function endDryRun(
  world: Pick<World, 'database' | 'clock' | 'events' | 'tokens' | 'queue' | 'config'>,
  attempt: AttemptRow,
  evidence: Evidence,
): Promise<void> {
  await world.database.transaction(async (transaction) => {
    const row = await lockApplication(transaction, attempt.applicationId);
    const locked = await lockAttempt(transaction, attempt.id);
    if (!row || !locked || locked.fence !== attempt.fence)
      throw new LostAttempt('Another worker took the attempt.');
    await moveAttempt(transaction, locked, 'abandoned', { evidence });
    const noted = await noteApplication(world, transaction, {
      row,
      actor: 'agent',
      kind: 'dry_run',
      detail:
        'Dry run: I filled in the form with exactly what you approved and stopped before the click. Nothing was sent.',
      patch: { dryRun: false },
    });
    await askForApproval(world, transaction, noted);
  });
}
