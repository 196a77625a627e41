import type { JsonResume, ResumeChange } from '#contract/career/facts.ts';
import { ARRANGED_SECTIONS, LINES_OF } from './arrangement.ts';
import type { Arranged, ArrangedSection, Arrangement } from './arrangement.ts';

type Change = Omit<ResumeChange, 'accepted'>;

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/** What an entry of a section is called. */
function nameOf(resume: JsonResume, section: ArrangedSection, index: number): string {
  const names: Record<ArrangedSection, string | undefined> = {
    work: joined(resume.work[index]?.position ?? '', resume.work[index]?.name ?? ''),
    skills: resume.skills[index]?.name,
    projects: resume.projects[index]?.name,
    volunteer: joined(resume.volunteer[index]?.position ?? '', resume.volunteer[index]?.organization ?? ''),
    awards: resume.awards[index]?.title,
  };
  return names[section] ?? '';
}

function linesIn(resume: JsonResume, section: ArrangedSection, index: number): readonly string[] {
  if (section === 'work') return resume.work[index]?.highlights ?? [];
  if (section === 'skills') return resume.skills[index]?.keywords ?? [];
  return section === 'projects' ? (resume.projects[index]?.highlights ?? []) : [];
}

const inOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b);
const isInOrder = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? -1));
const missing = (count: number, places: readonly number[]) =>
  Array.from({ length: count }, (_, index) => index).filter((index) => !places.includes(index));

/** What became of the parts of one list: their order, and each that was left out. */
function listChanges(
  places: readonly number[],
  all: readonly string[],
  path: string,
  of: Pick<Change, 'section' | 'entry'>,
): Change[] {
  const told = (some: readonly number[]) => some.map((place) => all[place] ?? '');
  const order: Change[] = isInOrder(places)
    ? []
    : [
        {
          ...of,
          id: `order ${path}`,
          kind: 'order',
          before: told(inOrder(places)),
          after: told(places),
        },
      ];
  const out = missing(all.length, places).map((place): Change => ({
    ...of,
    id: `left_out ${path}/${place}`,
    kind: 'left_out',
    before: told([place]),
    after: [],
  }));
  return [...order, ...out];
}

function lineChanges(
  resume: JsonResume,
  section: ArrangedSection,
  { index, lines }: Arranged[number],
  reworded: Arrangement['reworded'],
): Change[] {
  if (LINES_OF[section] === '') return [];
  const all = linesIn(resume, section, index);
  const path = `/${section}/${index}/${LINES_OF[section]}`;
  const of = { section, entry: nameOf(resume, section, index) };
  const words = lines.flatMap((line): Change[] => {
    const after = reworded.get(`${path}/${line}`);
    const before = all[line] ?? '';
    return after === undefined || after === before
      ? []
      : [{ ...of, id: `reworded ${path}/${line}`, kind: 'reworded', before: [before], after: [after] }];
  });
  return [...listChanges(lines, all, path, of), ...words];
}

/** Everything an arrangement does differently from the profile as it stands, section by section. */
export function changesOf(resume: JsonResume, arrangement: Arrangement): Change[] {
  return ARRANGED_SECTIONS.flatMap((section) => {
    const arranged = arrangement[section];
    const names = resume[section].map((_, index) => nameOf(resume, section, index));
    return [
      ...listChanges(
        arranged.map(({ index }) => index),
        names,
        `/${section}`,
        { section, entry: '' },
      ),
      ...arranged.flatMap((one) => lineChanges(resume, section, one, arrangement.reworded)),
    ];
  });
}

/** The parts of one list with what was turned back: the profile's order again, the parts left out again on it. */
function restored(
  places: readonly number[],
  count: number,
  path: string,
  rejected: ReadonlySet<string>,
): number[] {
  const back = missing(count, places).filter((place) => rejected.has(`left_out ${path}/${place}`));
  const all = [...places, ...back];
  return rejected.has(`order ${path}`) || isInOrder(places) ? inOrder(all) : all;
}

/** The arrangement without the changes that were turned back; an id that names none of them changes nothing. */
export function withoutChanges(
  resume: JsonResume,
  arrangement: Arrangement,
  rejected: ReadonlySet<string>,
): Arrangement {
  const arrange = (section: ArrangedSection): Arranged => {
    const before = new Map(arrangement[section].map((one) => [one.index, one.lines]));
    const places = restored([...before.keys()], resume[section].length, `/${section}`, rejected);
    return places.map((index) => {
      const all = linesIn(resume, section, index);
      // An entry that comes back comes whole.
      const lines = before.get(index) ?? all.map((_, line) => line);
      return {
        index,
        lines: restored(lines, all.length, `/${section}/${index}/${LINES_OF[section]}`, rejected),
      };
    });
  };
  const reworded = [...arrangement.reworded].filter(([path]) => !rejected.has(`reworded ${path}`));
  return {
    work: arrange('work'),
    skills: arrange('skills'),
    projects: arrange('projects'),
    volunteer: arrange('volunteer'),
    awards: arrange('awards'),
    reworded: new Map(reworded),
  };
}
