import type { CorrectedField, CorrectedLine } from '#contract/career/hub/resume-corrections.ts';
import { partsOf } from './meaning.ts';

/** Something a line may be: the words on its button, and the place of the profile it then fills. */
export interface LineChoice {
  label: string;
  path: string;
}
/** A job a line may belong to. */
export interface JobChoice {
  index: string;
  title: string;
}

const NEIGHBOURS = 1;
const MOST = 6;
const LONGEST = 60;

/** The jobs of the CV, with the one a line stands under (or else before) first. */
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
      title: title === '' ? 'A job without a title' : title,
      away: line >= first ? line - first : 10_000,
    };
  });
  return jobs.toSorted((one, other) => one.away - other.away).map(({ index, title }) => ({ index, title }));
}

/** What a line may be for one job. */
export const choicesForJob = (index: string): LineChoice[] => [
  { label: 'A duty', path: `/work/${index}/highlights/-` },
  { label: 'Job title', path: `/work/${index}/position` },
  { label: 'Employer', path: `/work/${index}/name` },
  { label: 'Place', path: `/work/${index}/location` },
];

/** What a line may be on its own. */
export const CHOICES: readonly LineChoice[] = [
  { label: 'Skill', path: '/skills/-' },
  { label: 'Language', path: '/languages/-' },
  { label: 'Certificate', path: '/certificates/-' },
  { label: 'Award', path: '/awards/-' },
  { label: 'School', path: '/education/-/institution' },
  { label: 'Degree', path: '/education/-/studyType' },
  { label: 'Project', path: '/projects/-/name' },
  { label: 'Volunteer role', path: '/volunteer/-/position' },
  { label: 'Another job’s title', path: '/work/-/position' },
  { label: 'Headline', path: '/basics/label' },
  { label: 'City', path: '/basics/location/city' },
  { label: 'Region', path: '/basics/location/region' },
  { label: 'Summary', path: '/basics/summary' },
];

/** Says that a line is no part of the CV. */
export const NOT_PART: LineChoice = { label: 'Not part of my CV', path: '' };

/** The parts of a line; of a value's own line also what stands around the commas and the "at" in them. */
function piecesOf(text: string, isOwn: boolean): string[] {
  const parts = partsOf(text);
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
    .flatMap(({ line, text }) => piecesOf(text, own(line) === 0).map((piece) => ({ text: piece, line })))
    .filter(({ text }) => {
      const key = text.toLowerCase();
      if (text.length > LONGEST || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST);
}
