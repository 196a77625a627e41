import type { MasterProfile } from '#contract/career/facts.ts';
import type { CorrectedReading, ResumeReadingReply } from '#contract/career/hub/resume-corrections.ts';
import type { ResumeReading } from '#contract/career/resume-reading.ts';
import { correctReading } from '#engines/corrections/index.ts';
import type { Correction } from '#engines/corrections/index.ts';
import { clearOccupation } from '#engines/linking/index.ts';
import { standardSkill, standardTitle, titleOf } from '#engines/taxonomy/index.ts';
import type { Names } from '#engines/taxonomy/index.ts';
import type { TitleMeanings } from '#engines/linking/index.ts';
import type { World } from '#server/world.ts';
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

/** What the taxonomy calls things, and what title words mean. */
export interface Standards {
  names: Names;
  meanings: TitleMeanings;
}

/** The standards, read when first asked for. */
export async function standardsFrom({ words }: Pick<World, 'words'>): Promise<Standards> {
  return { names: await words.names(), meanings: await words.titleMeanings() };
}

/** A title under its own name; else, where its words clearly mean one occupation, under that one's. */
function standardOfTitle(title: string, { names, meanings }: Standards): string | null {
  const code = clearOccupation(title, meanings);
  return standardTitle(title, names) ?? (code === null ? null : titleOf(code, names));
}

/** The taxonomy's names beside the person's own words, never in their place. */
function standardsOf({ fields }: CorrectedReading, standards: Standards): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, value } of fields) {
    const name = isTitle(path)
      ? standardOfTitle(value, standards)
      : isSkill(path)
        ? standardSkill(value, standards.names)
        : null;
    if (name !== null && name.toLowerCase() !== value.toLowerCase()) found[path] = name;
  }
  return found;
}

/** A reading as it is answered, with the file it is of. */
export function readingReply(
  { id, name, bytes, createdAt }: ResumeFile,
  reading: CorrectedReading,
  standards: Standards,
): ResumeReadingReply {
  const kind: 'pdf' | 'lines' = /\.pdf$/i.test(name) ? 'pdf' : 'lines';
  const file = { id, name, bytes, at: createdAt.toISOString(), kind } as const;
  return { reading: { ...reading, file, standards: standardsOf(reading, standards) } };
}
