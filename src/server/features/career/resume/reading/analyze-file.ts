import { sayAnalysis } from '#engines/resume/index.ts';
import type { Reader } from '#localization/format.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { readUpload } from './read-upload.ts';
import { understood } from './refusals.ts';
import { reportProgress } from './report-progress.ts';
import { keepUpload } from './upload-resume.ts';

interface AnalysisRequest {
  accountId: string;
  file: File;
  /** Whether what the file says becomes the master profile. */
  keep: boolean;
  /** What the screen calls this piece of work in the events it follows. */
  task: string | undefined;
  reader: Reader;
  signal: AbortSignal | undefined;
}

/**
 * Reads a resume and judges it against the position the person looks for; unless told not to, its facts become the master
 * profile. Throws a Problem that says what to do when the file cannot be used; nothing changes then.
 */
export async function analyzeFile(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'events' | 'files' | 'documents' | 'words'>,
  { accountId, file, keep, task, reader, signal }: AnalysisRequest,
) {
  await reportProgress(world, accountId, task, 'reading');
  const upload = await readUpload(world, accountId, file, signal);
  await reportProgress(world, accountId, task, 'understanding');
  const read = understood(await world.documents.understand(upload, upload, accountId));
  const { profile } = read;
  const { target_position: target } = await readPerson(world, accountId);
  await reportProgress(world, accountId, task, 'judging');
  const { lines, pages } = upload;
  const given = { lines, pages, profile, target };
  const judged = understood(await world.documents.judge(given, accountId));
  if (keep && profile.facts.length > 0) await keepUpload(world, accountId, upload, read);
  return {
    analysis: sayAnalysis(judged, reader),
    extracted_text: lines.map(({ text }) => text).join('\n'),
    kept: keep && profile.facts.length > 0,
    file: { name: upload.name, pages, lines: lines.length },
  };
}
