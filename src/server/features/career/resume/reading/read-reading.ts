import type { ResumeReading } from '#contract/career/resume-reading.ts';
import { readResumeWithPlaces } from '#engines/resume/index.ts';
import { latestFile } from '#server/features/career/resume/queries.ts';
import type { World } from '#server/world.ts';
import { MOST_LINES } from './read-upload.ts';

/** How the file the master profile comes from was read, line by line; null before the first upload. */
export async function readReading(
  { database, files, documents }: Pick<World, 'database' | 'files' | 'documents'>,
  accountId: string,
): Promise<{ reading: (ResumeReading & { file: { id: string; name: string } }) | null }> {
  const stored = await latestFile(database, accountId);
  if (stored === null) return { reading: null };
  const file = { id: stored.id, name: stored.name };
  const outcome = await documents.read(await files.get(stored.sha256), file.name);
  if (outcome.kind === 'refused') return { reading: null };
  const { sheets } = outcome;
  const { reading } = readResumeWithPlaces({ lines: outcome.lines.slice(0, MOST_LINES), sheets }, file);
  return { reading: { ...reading, file } };
}
