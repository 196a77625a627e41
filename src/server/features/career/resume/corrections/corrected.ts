import type { MasterProfile } from '#contract/career/facts.ts';
import type { CorrectedReading, ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import type { ResumeReading } from '#contract/career/resume-reading.ts';
import { correctReading } from '#engines/corrections/index.ts';
import type { Correction } from '#engines/corrections/index.ts';
import { standardSkill, standardTitle } from '#engines/taxonomy/index.ts';
import type { Names } from '#engines/taxonomy/index.ts';
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

const isTitle = (path: string) => /^\/work\/\d+\/position$/.test(path);
const isSkill = (path: string) => /^\/skills\/\d+\/keywords\/\d+$/.test(path);

/** The taxonomy's names beside the person's own words, never in their place. */
function standardsOf({ fields }: CorrectedReading, names: Names): Record<string, string> {
  const standards: Record<string, string> = {};
  for (const { path, value } of fields) {
    const found = isTitle(path)
      ? standardTitle(value, names)
      : isSkill(path)
        ? standardSkill(value, names)
        : null;
    if (found !== null && found.toLowerCase() !== value.toLowerCase()) standards[path] = found;
  }
  return standards;
}

/** A reading as it is answered, with the file it is of. */
export function readingReply(
  { id, name, bytes, createdAt }: ResumeFile,
  reading: CorrectedReading,
  names: Names,
): ResumeReadingReply {
  const kind: 'pdf' | 'lines' = /\.pdf$/i.test(name) ? 'pdf' : 'lines';
  const file = { id, name, bytes, at: createdAt.toISOString(), kind } as const;
  return { reading: { ...reading, file, standards: standardsOf(reading, names) } };
}
