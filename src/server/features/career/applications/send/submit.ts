import { findApplication } from '#server/features/career/applications/queries.ts';
import { readTimeZone } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { claim } from './claim.ts';
import { crashPoint } from './crash-points.ts';
import { siteLets } from './form-site.ts';
import { sendForm } from './send-form.ts';

/**
 * One try to send an approved application, journalled so that a crash anywhere ends in `applied` or an honest `unknown`.
 * The journal is the truth: called twice, the second finds nothing to do.
 */
export async function submitApplication(world: World, id: string): Promise<void> {
  const before = await findApplication(world.database, id);
  if (before?.state !== 'approved') return;
  const isHeld = before.sendAfter !== null && before.sendAfter > world.clock.now();
  if (isHeld || !(await siteLets(world, before))) return;
  const timeZone = await readTimeZone(world, before.accountId);
  crashPoint('before_claim');
  const claimed = await world.database.transaction((transaction) => claim(world, transaction, id, timeZone));
  crashPoint('claimed');
  if (claimed) await sendForm(world, claimed.row, claimed.attempt, timeZone);
}
