import type { MasterProfile } from '#contract/career/facts.ts';
import type { CorrectedReading, ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import type { ResumeReading } from '#contract/career/resume-reading.ts';
import { correctReading } from '#engines/corrections/index.ts';
import type { Correction } from '#engines/corrections/index.ts';
import type { ResumeFile } from '#server/features/career/resume/queries.ts';
import type { CorrectionRow } from './queries.ts';

const correctionOf = ({ id, path, value, line, anchor, createdAt }: CorrectionRow): Correction => ({
  id,
  path,
  value,
  line,
  anchor,
  at: createdAt.toISOString(),
});

/** What was read, with what the person said about that file. */
export function withCorrections(
  read: { profile: MasterProfile; reading: ResumeReading },
  rows: readonly CorrectionRow[],
): { profile: MasterProfile; reading: CorrectedReading } {
  return correctReading(read, rows.map(correctionOf));
}

/** A reading as it is answered, with the file it is of. */
export function readingReply(
  { id, name, bytes, createdAt }: ResumeFile,
  reading: CorrectedReading,
): ResumeReadingReply {
  const kind = /\.pdf$/i.test(name) ? 'pdf' : 'lines';
  return { reading: { ...reading, file: { id, name, bytes, at: createdAt.toISOString(), kind } } };
}
