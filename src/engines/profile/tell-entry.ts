import { masterProfile } from '#contract/career/facts.ts';
import type { JsonResume, MasterProfile } from '#contract/career/facts.ts';
import type { ToldEntry } from '#contract/career/hub/told-entry.ts';
import { factId } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

/** Where such a fact was said. */
const WHERE = 'questions';

/** Whether a date is after another for certain: a year alone stands for any of its months. */
function isAfter(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) > b.slice(0, length);
}

const keyOf = (words: readonly string[]) => words.map((word) => fold(word).trim()).join('|');

/** The place of an entry in its list: where the same one stands, else behind the last; and that same one. */
function placeIn<Entry>(
  list: readonly Entry[],
  wordsOf: (entry: Entry) => string[],
  words: string[],
): { place: number; known: Entry | undefined } {
  const found = list.findIndex((one) => keyOf(wordsOf(one)) === keyOf(words));
  return found === -1 ? { place: list.length, known: undefined } : { place: found, known: list[found] };
}

/** The dates as they are told now; a start that is not told stays unless it would be after the end. */
function datesOf({ from, until }: ToldEntry, known: { startDate: string } | undefined) {
  const before = known?.startDate ?? '';
  const kept = until !== null && isAfter(before, until) ? '' : before;
  return { startDate: from ?? kept, endDate: until ?? '' };
}

/** What was done as it stands, with what is new behind it. */
function withNew(known: readonly string[], done: readonly string[]): string[] {
  const all = [...known];
  for (const deed of done) if (!all.some((one) => keyOf([one]) === keyOf([deed]))) all.push(deed);
  return all;
}

/** A summary as it stands, with the sentences behind it that it does not have. */
const summaryWith = (known: string, done: readonly string[]): string =>
  [known, ...done.filter((deed) => !fold(known).includes(fold(deed).trim()))].filter(Boolean).join(' ');

/** Puts an entry where it belongs, over the same one told before; answers its path and its values by field. */
function put(resume: JsonResume, told: ToldEntry): { path: string; values: Record<string, string> } {
  const words = [told.where, told.what];
  if (told.kind === 'study') {
    const { education: list } = resume;
    const { place, known } = placeIn(list, ({ institution, area }) => [institution, area], words);
    const named = { institution: told.where, area: told.what, studyType: known?.studyType ?? '' };
    const study = { ...named, ...datesOf(told, known) };
    list[place] = study;
    return { path: `/education/${place}`, values: study };
  }
  if (told.kind === 'volunteering') {
    const { volunteer: list } = resume;
    const { place, known } = placeIn(list, ({ organization, position }) => [organization, position], words);
    const named = { organization: told.where, position: told.what, ...datesOf(told, known) };
    const post = { ...named, summary: summaryWith(known?.summary ?? '', told.done) };
    list[place] = post;
    return { path: `/volunteer/${place}`, values: post };
  }
  const { place, known } = placeIn(resume.work, ({ name, position }) => [name, position], words);
  const { location = '', summary = '', highlights = [] } = known ?? {};
  const job = { name: told.where, position: told.what, location, ...datesOf(told, known), summary };
  const done = withNew(highlights, told.done);
  resume.work[place] = { ...job, highlights: done };
  const deeds = done.map((deed, index) => [`highlights/${index}`, deed] as const);
  return { path: `/work/${place}`, values: { ...job, ...Object.fromEntries(deeds) } };
}

/**
 * What a person told before with one more job, study or volunteer post. The same one told again has the words and dates of
 * now and keeps what this answer does not speak of. Each value that is not empty is a fact; one that is new or another than
 * before has the person as its source; `at` is ISO 8601 in UTC.
 */
export function tellEntry(before: MasterProfile, told: ToldEntry, at: string): MasterProfile {
  const after = masterProfile.parse(before);
  const { path, values } = put(after.resume, told);
  const source = { kind: 'person', at, where: WHERE } as const;
  const standing = after.facts.filter((fact) => {
    const field = fact.path.startsWith(`${path}/`) ? fact.path.slice(path.length + 1) : null;
    return field === null || values[field] === fact.value;
  });
  const isKnown = new Set(standing.map((fact) => fact.path));
  const facts = Object.entries(values).flatMap(([field, value]) => {
    const pointer = `${path}/${field}`;
    if (value === '' || isKnown.has(pointer)) return [];
    return [{ id: factId(pointer, value), path: pointer, value, source }];
  });
  after.facts = [...standing, ...facts];
  return after;
}

/** What is wrong with the dates of an entry, and of which; null when they can be. `today` is YYYY-MM-DD where the person is. */
export function datesWrong(
  { from, until }: Pick<ToldEntry, 'from' | 'until'>,
  today: string,
): { field: 'from' | 'until'; why: Message } | null {
  if (from !== null && isAfter(from, today)) return { field: 'from', why: text.message('startAhead') };
  if (until !== null && isAfter(until, today)) return { field: 'until', why: text.message('endAhead') };
  if (from !== null && until !== null && isAfter(from, until))
    return { field: 'until', why: text.message('endFirst') };
  return null;
}
