import { isArchive } from '#contract/career/resume.ts';
import type { readResumeWithPlaces } from '#engines/resume/index.ts';
import { saveMaster } from '#server/features/career/profile/index.ts';
import { withCorrections } from '#server/features/career/resume/corrections/corrected.ts';
import { correctionsOf } from '#server/features/career/resume/corrections/queries.ts';
import { importLinkedIn } from '#server/features/career/resume/linkedin/import-linkedin.ts';
import { keepReading, markRead } from '#server/features/career/resume/queries.ts';
import { sha256 } from '#server/ports/files.ts';
import type { World } from '#server/world.ts';
import { readMaster } from './read-master.ts';
import { understood } from './refusals.ts';
import { readUpload } from './read-upload.ts';
import type { ReadUpload } from './read-upload.ts';

type KeepingWorld = Pick<World, 'database' | 'clock' | 'tokens' | 'events' | 'files'>;

/**
 * Keeps what was read from a resume as the master profile, in place of what an earlier file said, with what the person once
 * said about the same file; the file is stored.
 */
export async function keepUpload(
  world: KeepingWorld,
  accountId: string,
  upload: ReadUpload,
  read: ReturnType<typeof readResumeWithPlaces>,
): Promise<void> {
  await world.files.put(accountId, upload.bytes);
  const { id, lines, sheets } = upload;
  await world.database.transaction(async (transaction) => {
    const said = await correctionsOf(transaction, accountId, sha256(upload.bytes));
    // Nearly every file is new: going through a long one for nothing would hold others up.
    const master = said.length === 0 ? read.profile : withCorrections(read, said).profile;
    await markRead(transaction, { id, accountId }, world.clock.now());
    await saveMaster(world, transaction, { accountId, master });
  });
  // By itself, so that others come to their turn between two long writes; where it is missing, the file is read once more.
  await keepReading(world.database, id, { lines, sheets });
}

/**
 * Reads a resume into the master profile, in place of what an earlier file said; what the person said themselves stays. The
 * archive of LinkedIn's own export is read beside it, as under Settings. Throws a Problem that says what to do when the file cannot be used; nothing changes then.
 */
export async function uploadResume(
  world: KeepingWorld & Pick<World, 'config' | 'documents'>,
  accountId: string,
  file: File,
) {
  if (isArchive(file.name)) {
    await importLinkedIn(world, accountId, file);
    return readMaster(world, accountId);
  }
  const upload = await readUpload(world, accountId, file);
  const read = understood(await world.documents.understand(upload, upload, accountId));
  await keepUpload(world, accountId, upload, read);
  return readMaster(world, accountId);
}
