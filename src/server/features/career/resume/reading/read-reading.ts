import type { ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import {
  readingReply,
  standardsFrom,
  withCorrections,
} from '#server/features/career/resume/corrections/corrected.ts';
import { correctionsOf } from '#server/features/career/resume/corrections/queries.ts';
import { latestFile } from '#server/features/career/resume/queries.ts';
import { notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { understood } from './refusals.ts';
import { storedReading } from './stored-reading.ts';

/** How the file the master profile comes from was read, line by line, with the person's corrections; null before the first upload. */
export async function readReading(
  world: Pick<World, 'database' | 'files' | 'documents' | 'words'>,
  accountId: string,
): Promise<ResumeReadingReply> {
  const stored = await storedReading(world, accountId);
  if (stored === null) return { reading: null };
  const { file, source } = stored;
  const rows = await correctionsOf(world.database, accountId, file.sha256);
  const read = understood(await world.documents.understand(source, file, accountId));
  const { reading } = withCorrections(read, rows);
  return readingReply(file, reading, await standardsFrom(world));
}

/** The last resume as it was sent, to be drawn; never as a type that a browser would open by itself. */
export async function readCvFile(
  { database, files }: Pick<World, 'database' | 'files'>,
  accountId: string,
): Promise<File> {
  const file = await latestFile(database, accountId);
  if (file === null) throw notFound('cv');
  const bytes = new Uint8Array(await files.get(accountId, file.sha256));
  return new File([bytes], 'cv.bin', { type: 'application/octet-stream' });
}
