import type { CorrectedField } from '#contract/career/hub/resume-corrections.ts';
import { DOUBTFUL } from '#contract/career/resume-reading.ts';
import type { Message } from '#localization/types.ts';
import { labelOf } from './labels.ts';
import { text } from './messages.ts';

/** One value as the list shows it; `field` is null for one that was looked for and not found. */
export interface ShownValue {
  path: string;
  label: Message;
  value: string;
  field: CorrectedField | null;
  /** The person should look at it: I am not sure. */
  isDoubtful: boolean;
}
/** What belongs together: a job, a school, or the values of a section without entries. */
export interface ShownEntry {
  key: string;
  /** "" where the section's own title says enough. */
  title: string;
  values: readonly ShownValue[];
  /** Short words side by side (skills) instead of rows. */
  isWords: boolean;
}
export interface ShownSection {
  /** The name of its list in the profile. */
  list: string;
  title: Message;
  entries: readonly ShownEntry[];
}

const SECTIONS = [
  {
    list: 'work',
    title: text.message('experience'),
    names: ['position', 'name'],
    wanted: ['position', 'name', 'startDate'],
  },
  {
    list: 'education',
    title: text.message('education'),
    names: ['institution', 'studyType'],
    wanted: ['institution'],
  },
  { list: 'skills', title: text.message('skills'), names: ['name'], wanted: [] },
  { list: 'languages', title: text.message('languages'), names: [], wanted: [] },
  { list: 'certificates', title: text.message('certificates'), names: ['name'], wanted: ['name'] },
  { list: 'projects', title: text.message('projects'), names: ['name'], wanted: ['name'] },
  {
    list: 'volunteer',
    title: text.message('volunteering'),
    names: ['position', 'organization'],
    wanted: ['position'],
  },
  { list: 'awards', title: text.message('awards'), names: ['title'], wanted: ['title'] },
] as const;

const WANTED_OF_YOU = [
  '/basics/name',
  '/basics/label',
  '/basics/email',
  '/basics/phone',
  '/basics/location/city',
];
const ORDER = ['position', 'institution', 'name', 'title', 'organization', 'studyType', 'area', 'location'];
const LAST = ['summary', 'highlights', 'keywords'];

/** Head of an entry first, its duties last, in their order. */
function rank(path: string): number {
  const [, , , member = '', item = '0'] = path.split('/');
  if (LAST.includes(member)) return 100 * (1 + LAST.indexOf(member)) + Number(item) / 1000;
  const place = ORDER.indexOf(member);
  return place === -1 ? ORDER.length + (member.startsWith('end') ? 1 : 0) : place;
}

/** Whether the person should look at a value: I am not sure, and they have not said. */
export const isDoubtful = ({ said, confidence }: Pick<CorrectedField, 'said' | 'confidence'>): boolean =>
  said === null && confidence < DOUBTFUL;

/** The values the person should look at. */
export const doubtfulOf = (fields: readonly CorrectedField[]): CorrectedField[] =>
  fields.filter((field) => isDoubtful(field) && labelOf(field.path) !== null);

/** A value as it is shown; none at a place without a name. */
function shown(field: CorrectedField): ShownValue[] {
  const { path, value } = field;
  const label = labelOf(path);
  return label === null ? [] : [{ path, label, value, field, isDoubtful: isDoubtful(field) }];
}

function missing(path: string): ShownValue[] {
  const label = labelOf(path);
  return label === null ? [] : [{ path, label, value: '', field: null, isDoubtful: false }];
}

function aboutYou(fields: readonly CorrectedField[]): ShownSection {
  const own = fields.filter(({ path }) => path.startsWith('/basics/')).flatMap(shown);
  const lacking = WANTED_OF_YOU.filter((path) => own.every((value) => value.path !== path)).flatMap(missing);
  const entry = { key: 'you', title: '', values: [...own, ...lacking], isWords: false };
  return { list: 'basics', title: text.message('you'), entries: [entry] };
}

/** Everything that was read, as the list beside the page shows it; what was looked for and not found stands in its place. */
export function sectionsOf(fields: readonly CorrectedField[]): ShownSection[] {
  const sections = SECTIONS.map(({ list, title, names, wanted }): ShownSection => {
    const byEntry = Map.groupBy(
      fields.filter(({ path }) => path.startsWith(`/${list}/`)),
      ({ path }) => Number(path.split('/')[2]),
    );
    const entries = [...byEntry]
      .toSorted(([one], [other]) => one - other)
      .map(([index, own]): ShownEntry => {
        const path = `/${list}/${index}`;
        const values = own.flatMap(shown);
        const lacking = wanted
          .map((member) => `${path}/${member}`)
          .filter((wish) => values.every((value) => value.path !== wish))
          .flatMap(missing);
        const all = [...values, ...lacking].toSorted((one, other) => rank(one.path) - rank(other.path));
        const name = names.map((member) => all.find((value) => value.path === `${path}/${member}`)?.value);
        return {
          key: path,
          title: name.find(Boolean) ?? '',
          values: all,
          isWords: list === 'skills' || list === 'languages',
        };
      });
    return { list, title, entries };
  });
  return [aboutYou(fields), ...sections.filter(({ entries }) => entries.length > 0)];
}
