import type { Fact, MasterProfile } from '#contract/career/facts.ts';
import type { CorrectedLine, CorrectedReading } from '#contract/career/hub/resume-corrections.ts';
import type { ReadLine, ResumeReading } from '#contract/career/resume-reading.ts';
import { factId } from '#engines/resume/index.ts';
import { compact } from './compact.ts';
import { CorrectionDraft } from './draft.ts';
import type { Correction } from './draft.ts';
import { targetOf } from './paths.ts';
import { valueInLine, valueTyped } from './meaning.ts';

export { CHOICES, NOT_PART, candidatesFor, choicesForJob, jobsNear } from './choices.ts';
export type { LineChoice } from './choices.ts';
export { labelOf } from './labels.ts';
export { doubtfulOf, isDoubtful, sectionsOf } from './sections.ts';
export type { ShownEntry, ShownValue } from './sections.ts';
export type { Correction } from './draft.ts';

interface Read {
  profile: MasterProfile;
  reading: ResumeReading;
}

/** Where a correction was made, as a fact's source names it. */
const WHERE = 'checking';

/**
 * What a correction means: the value its words or its line give to a place of the profile, "" to take it out; null when
 * the place does not exist or the words say nothing of its kind (a date without a year).
 */
export function meaningOf(
  path: string,
  said: { value?: string | undefined; lineText: string },
): string | null {
  if (path === '') return '';
  if (targetOf(path) === null) return null;
  return said.value === undefined ? valueInLine(path, said.lineText) : valueTyped(path, said.value);
}

/** The lines the entry of a path was read from, by which a later reading of the same file finds it again. */
export function anchorOf(path: string, { fields }: Pick<CorrectedReading, 'fields'>): number[] {
  const entry = /^\/[a-z]+\/\d+(?=\/)/.exec(path)?.[0];
  if (entry === undefined) return [];
  const lines = fields.filter((field) => field.path.startsWith(`${entry}/`)).flatMap((field) => field.lines);
  return [...new Set(lines)];
}

/**
 * A reading with what the person said about it, in their order. In `reading` every value keeps its path, so that the next
 * correction finds it; in `profile` what was emptied is gone, and each corrected value is a fact whose source is the person.
 * Corrections whose place the reading does not have change nothing.
 */
export function correctReading(
  read: Read,
  corrections: readonly Correction[],
): { profile: MasterProfile; reading: CorrectedReading } {
  const draft = new CorrectionDraft(read);
  for (const correction of corrections) {
    const target = targetOf(correction.path);
    if (target !== null) draft.apply(target, correction);
    else if (correction.line !== null) draft.dismissed.set(correction.line, correction.id);
  }
  const fields = [...draft.fields.values()];
  const lines = read.reading.lines.map((line) => correctedLine(line, draft));
  const reading = { ...read.reading, lines, fields };
  return { profile: profileOf(read.profile, draft, corrections, lines), reading };
}

function correctedLine(line: ReadLine, { fields, dismissed }: CorrectionDraft): CorrectedLine {
  const paths = [...fields.values()]
    .filter((field) => field.lines.includes(line.line))
    .map(({ path }) => path);
  const said = dismissed.get(line.line) ?? null;
  if (paths.length > 0) return { ...line, paths, fate: 'fact', said: null };
  if (said !== null) return { ...line, paths, fate: 'dismissed', said };
  return { ...line, paths, fate: line.fate === 'fact' ? 'unused' : line.fate, said };
}

function profileOf(
  before: MasterProfile,
  draft: CorrectionDraft,
  corrections: readonly Correction[],
  lines: readonly CorrectedLine[],
): MasterProfile {
  const known = new Map(before.facts.map((fact) => [fact.path, fact]));
  const said = new Map(corrections.map((correction) => [correction.id, correction]));
  const moved = compact(draft.resume);
  const facts = [...draft.fields.values()].flatMap((field): Fact[] => {
    const correction = field.said === null ? undefined : said.get(field.said);
    const path = moved(field.path);
    const fact = known.get(field.path);
    const source =
      correction === undefined
        ? fact?.source
        : ({ kind: 'person', at: correction.at, where: WHERE } as const);
    return source === undefined ? [] : [{ id: factId(path, field.value), path, value: field.value, source }];
  });
  const unused = lines
    .filter(({ fate }) => fate === 'unused')
    .map(({ page, line, text }) => ({ page, line, text }));
  return { resume: draft.resume, facts, unused };
}
