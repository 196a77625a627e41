import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadPage } from '#contract/career/resume-reading.ts';
import { keepReading, latestFile } from '#server/features/career/resume/queries.ts';
import type { ResumeFile } from '#server/features/career/resume/queries.ts';
import type { World } from '#server/world.ts';
import { MOST_LINES } from './read-upload.ts';

/** The last resume and the lines it was read into, read once more where they were not kept; null before the first upload. */
export async function storedReading(
  { database, files, documents }: Pick<World, 'database' | 'files' | 'documents'>,
  accountId: string,
): Promise<{ file: ResumeFile; source: { lines: SourceLine[]; sheets: ReadPage[] } } | null> {
  const file = await latestFile(database, accountId);
  if (file === null) return null;
  if (file.reading !== null) return { file, source: file.reading };
  const outcome = await documents.read(await files.get(accountId, file.sha256), file.name, {
    source: accountId,
  });
  if (outcome.kind === 'refused') return null;
  const source = { lines: outcome.lines.slice(0, MOST_LINES), sheets: outcome.sheets };
  await keepReading(database, file.id, source);
  return { file, source };
}
