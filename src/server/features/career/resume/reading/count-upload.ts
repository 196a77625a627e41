import { insertFile, lockUploads, uploadsSince } from '#server/features/career/resume/queries.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/** Of resumes and LinkedIn archives together. */
const MOST_A_DAY = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts an upload before any of it is read; throws Problem `too_many_requests` after the day's twentieth. */
export async function countUpload(
  world: Pick<World, 'database' | 'clock'>,
  file: { id: string; accountId: string; name: string; bytes: number; sha256: string },
): Promise<void> {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    await lockUploads(transaction, file.accountId);
    const earlier = await uploadsSince(transaction, file.accountId, new Date(now.getTime() - DAY_MS));
    if (earlier.length >= MOST_A_DAY) {
      const free = (earlier.at(-MOST_A_DAY)?.getTime() ?? now.getTime()) + DAY_MS;
      throw new Problem(
        'too_many_requests',
        text.message('uploadsUsedUp', { most: MOST_A_DAY }),
        Math.max(1, Math.ceil((free - now.getTime()) / 1000)),
      );
    }
    await insertFile(transaction, { ...file, createdAt: now });
  });
}
