import type { CorrectedField, CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { quoted } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { partsOf } from './parts.ts';
import { text } from './messages.ts';

/** Something a line may be: the words on its button, and the place of the profile it then fills. */
export interface LineChoice {
  label: Message;
  path: string;
}
/** A job a line may belong to. */
export interface JobChoice {
  index: string;
  title: Message;
}

const NEIGHBOURS = 1;
const MOST = 6;
const LONGEST = 60;

/** The jobs of the resume, with the one a line stands under (or else before) first. */
export function jobsNear(line: number, fields: readonly CorrectedField[]): JobChoice[] {
  const byJob = Map.groupBy(
    fields.filter(({ path }) => path.startsWith('/work/')),
    ({ path }) => path.split('/')[2] ?? '',
  );
  const jobs = [...byJob].map(([index, own]) => {
    const named = (member: string) =>
      own.find(({ path }) => path === `/work/${index}/${member}`)?.value ?? '';
    const title = [named('position'), named('name')].filter((name) => name !== '').join(', ');
    const first = Math.min(...own.flatMap(({ lines }) => lines));
    return {
      index,
      title: title === '' ? text.message('untitledJob') : quoted(title),
      away: line >= first ? line - first : 10_000,
    };
  });
  return jobs.toSorted((one, other) => one.away - other.away).map(({ index, title }) => ({ index, title }));
}

/** What a line may be for one job. */
export const choicesForJob = (index: string): LineChoice[] => [
  { label: text.message('aDuty'), path: `/work/${index}/highlights/-` },
  { label: text.message('jobTitle'), path: `/work/${index}/position` },
  { label: text.message('employer'), path: `/work/${index}/name` },
  { label: text.message('place'), path: `/work/${index}/location` },
];

/** What a line may be on its own. */
export const CHOICES: readonly LineChoice[] = [
  { label: text.message('skill'), path: '/skills/-' },
  { label: text.message('language'), path: '/languages/-' },
  { label: text.message('certificate'), path: '/certificates/-' },
  { label: text.message('award'), path: '/awards/-' },
  { label: text.message('school'), path: '/education/-/institution' },
  { label: text.message('degree'), path: '/education/-/studyType' },
  { label: text.message('project'), path: '/projects/-/name' },
  { label: text.message('volunteerRole'), path: '/volunteer/-/position' },
  { label: text.message('otherJobTitle'), path: '/work/-/position' },
  { label: text.message('headline'), path: '/basics/label' },
  { label: text.message('city'), path: '/basics/location/city' },
  { label: text.message('region'), path: '/basics/location/region' },
  { label: text.message('summary'), path: '/basics/summary' },
];

/** Says that a line is no part of the resume. */
export const NOT_PART: LineChoice = { label: text.message('notPart'), path: '' };

/** The parts of a line; of a value's own line also what stands around the commas and the "at" in them. */
function piecesOf(line: string, isOwn: boolean): string[] {
  const parts = partsOf(line);
  const cut = isOwn ? parts.flatMap((part) => part.split(/,\s+|(?:^|\s+)(?:at|chez|@)\s+/)) : [];
  return [...parts, ...cut.map((piece) => piece.trim())].filter((piece) => piece.length > 1);
}

/** Other words near a value that may be the right ones: the parts of its own lines, and of the lines around them. */
export function candidatesFor(
  field: Pick<CorrectedField, 'value' | 'lines'>,
  lines: readonly CorrectedLine[],
): { text: string; line: number }[] {
  const first = Math.min(...field.lines);
  const last = Math.max(...field.lines);
  const near = lines.filter(
    ({ line, fate }) => line >= first - NEIGHBOURS && line <= last + NEIGHBOURS && fate !== 'order',
  );
  const own = (line: number) => (field.lines.includes(line) ? 0 : 1);
  const seen = new Set([field.value.toLowerCase()]);
  return near
    .toSorted((one, other) => own(one.line) - own(other.line))
    .flatMap((one) =>
      piecesOf(one.text, own(one.line) === 0).map((piece) => ({ text: piece, line: one.line })),
    )
    .filter((piece) => {
      const key = piece.text.toLowerCase();
      if (piece.text.length > LONGEST || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST);
}
