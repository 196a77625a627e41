import type { MasterProfile } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/index.ts';
import { saveMaster } from '#server/features/career/profile/index.ts';
import { markRead } from '#server/features/career/resume/queries.ts';
import type { World } from '#server/world.ts';
import { readMaster } from './read-master.ts';
import { readUpload } from './read-upload.ts';
import type { ReadUpload } from './read-upload.ts';

type KeepingWorld = Pick<World, 'database' | 'clock' | 'tokens' | 'events' | 'files'>;

/** Keeps what was read from a CV as the master profile, in place of what an earlier file said; the file is stored. */
export async function keepUpload(
  world: KeepingWorld,
  accountId: string,
  upload: ReadUpload,
  master: MasterProfile,
): Promise<void> {
  await world.files.put(upload.bytes);
  await world.database.transaction(async (transaction) => {
    await markRead(transaction, upload.id, world.clock.now());
    await saveMaster(world, transaction, { accountId, master });
  });
}

/**
 * Reads a CV into the master profile, in place of what an earlier file said; what the person said themselves stays.
 * Throws a Problem that says what to do when the file cannot be used; nothing changes then.
 */
export async function uploadResume(
  world: KeepingWorld & Pick<World, 'config' | 'documents'>,
  accountId: string,
  file: File,
) {
  const upload = await readUpload(world, accountId, file);
  await keepUpload(world, accountId, upload, readResume(upload.lines, upload));
  return readMaster(world, accountId);
}
