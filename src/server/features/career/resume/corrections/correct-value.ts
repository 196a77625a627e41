import type { CorrectionRequest, ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import { CORRECTIONS_LIMIT } from '#contract/career/hub/resume-corrections.ts';
import { anchorOf, meaningOf } from '#engines/corrections/index.ts';
import type { readResumeWithPlaces } from '#engines/resume/index.ts';
import type { Executor } from '#server/db/database.ts';
import { saveMaster } from '#server/features/career/profile/index.ts';
import { text } from '#server/features/career/resume/messages.ts';
import { latestFile, lockUploads } from '#server/features/career/resume/queries.ts';
import type { ResumeFile } from '#server/features/career/resume/queries.ts';
import { understood } from '#server/features/career/resume/reading/refusals.ts';
import { storedReading } from '#server/features/career/resume/reading/stored-reading.ts';
import { Problem, notFound } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { readingReply, standardsFrom, withCorrections } from './corrected.ts';
import { correctionsOf, deleteCorrection, insertCorrection } from './queries.ts';
import type { CorrectionRow } from './queries.ts';

type CorrectingWorld = Pick<
  World,
  'database' | 'clock' | 'tokens' | 'events' | 'files' | 'documents' | 'words'
>;

/** One file with what was read in it and what was said about it, as long as nobody else changes it. */
interface Held {
  transaction: Executor;
  file: ResumeFile;
  read: ReturnType<typeof readResumeWithPlaces>;
  rows: CorrectionRow[];
}

/** Changes what was said about the last resume, builds the master profile anew from it and answers the new reading. */
async function changeCorrections(
  world: CorrectingWorld,
  accountId: string,
  change: (held: Held) => Promise<void>,
): Promise<ResumeReadingReply> {
  const stored = await storedReading(world, accountId);
  if (stored === null) throw notFound('cv');
  const standards = await standardsFrom(world);
  const read = understood(await world.documents.understand(stored.source, stored.file, accountId));
  return world.database.transaction(async (transaction) => {
    await lockUploads(transaction, accountId);
    const file = await latestFile(transaction, accountId);
    if (file === null || file.id !== stored.file.id) throw new Problem('conflict', text.message('newerRead'));
    const rows = await correctionsOf(transaction, accountId, file.sha256);
    await change({ transaction, file, read, rows });
    const kept = await correctionsOf(transaction, accountId, file.sha256);
    const { profile, reading } = withCorrections(read, kept);
    await saveMaster(world, transaction, { accountId, master: profile });
    return readingReply(file, reading, standards);
  });
}

const nothingThere = (isTyped: boolean) =>
  new Problem('invalid_input', text.message(isTyped ? 'dateNotUsed' : 'nothingOnLine'));

/**
 * Takes the person's word on one value or line of their CV, in place of an earlier one on the same value. Throws a Problem
 * that says what to do when the place or the line does not exist, or says nothing of that kind.
 */
export async function correctValue(
  world: CorrectingWorld,
  accountId: string,
  { path, value: typed, line = null }: CorrectionRequest,
): Promise<ResumeReadingReply> {
  return changeCorrections(world, accountId, async ({ transaction, file, read, rows }) => {
    if (rows.length >= CORRECTIONS_LIMIT)
      throw new Problem('too_many_requests', text.message('tooManyCorrections', { most: CORRECTIONS_LIMIT }));
    const { reading } = withCorrections(read, rows);
    const source = reading.lines.find((one) => one.line === line);
    if (line !== null && source === undefined) throw notFound('line');
    const value = meaningOf(path, { value: typed, lineText: source?.text ?? '' });
    if (value === null) throw nothingThere(typed !== undefined);
    const earlier = path.includes('/-')
      ? []
      : rows.filter((row) => row.path === path && (path !== '' || row.line === line));
    for (const row of earlier) await deleteCorrection(transaction, accountId, row.id);
    const row: CorrectionRow = {
      id: world.tokens.uuid(),
      accountId,
      fileSha256: file.sha256,
      number: (rows.at(-1)?.number ?? 0) + 1,
      path,
      value,
      line,
      anchor: anchorOf(path, reading),
      createdAt: world.clock.now(),
    };
    const after = withCorrections(read, [...rows.filter((one) => !earlier.includes(one)), row]).reading;
    const isHeard = [...after.fields, ...after.lines].some(({ said }) => said === row.id);
    if (!isHeard && typed !== '' && value !== '') throw notFound('place');
    await insertCorrection(transaction, row);
  });
}

/** Takes a correction back; what I read myself stands there again. */
export async function undoCorrection(
  world: CorrectingWorld,
  accountId: string,
  id: string,
): Promise<ResumeReadingReply> {
  return changeCorrections(world, accountId, async ({ transaction }) => {
    if (!(await deleteCorrection(transaction, accountId, id))) throw notFound('correction');
  });
}
