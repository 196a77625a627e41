import { masterProfile } from '#contract/career/facts.ts';
import type { JsonResume, MasterProfile } from '#contract/career/facts.ts';
import type { ToldEntry } from '#contract/career/hub/told-entry.ts';
import { factId } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';

/** Where such a fact was said. */
const WHERE = 'questions';

/** The place of an entry in its list: where the same one stands, else behind the last. */
function placeIn<Entry>(list: readonly Entry[], wordsOf: (entry: Entry) => string[], entry: Entry): number {
  const keyOf = (one: Entry) =>
    wordsOf(one)
      .map((word) => fold(word).trim())
      .join('|');
  const found = list.findIndex((one) => keyOf(one) === keyOf(entry));
  return found === -1 ? list.length : found;
}

/** Puts an entry where it belongs; answers its path and its values by field. */
function put(resume: JsonResume, told: ToldEntry): { path: string; values: Record<string, string> } {
  const dates = { startDate: told.from ?? '', endDate: told.until ?? '' };
  if (told.kind === 'study') {
    const study = { institution: told.where, area: told.what, studyType: '', ...dates };
    const place = placeIn(resume.education, ({ institution, area }) => [institution, area], study);
    resume.education[place] = study;
    return { path: `/education/${place}`, values: study };
  }
  if (told.kind === 'volunteering') {
    const post = { organization: told.where, position: told.what, ...dates, summary: told.done.join(' ') };
    const place = placeIn(resume.volunteer, ({ organization, position }) => [organization, position], post);
    resume.volunteer[place] = post;
    return { path: `/volunteer/${place}`, values: post };
  }
  const job = { name: told.where, position: told.what, location: '', ...dates, summary: '' };
  const whole = { ...job, highlights: told.done };
  const place = placeIn(resume.work, ({ name, position }) => [name, position], whole);
  resume.work[place] = whole;
  const deeds = told.done.map((text, index) => [`highlights/${index}`, text] as const);
  return { path: `/work/${place}`, values: { ...job, ...Object.fromEntries(deeds) } };
}

/**
 * What a person told before with one more job, study or volunteer post; told again, the same one is as they say it now.
 * Each value that is not empty is a fact with the person as its source; `at` is ISO 8601 in UTC.
 */
export function tellEntry(before: MasterProfile, told: ToldEntry, at: string): MasterProfile {
  const after = masterProfile.parse(before);
  const { path, values } = put(after.resume, told);
  const source = { kind: 'person', at, where: WHERE } as const;
  const facts = Object.entries(values).flatMap(([field, value]) => {
    const pointer = `${path}/${field}`;
    return value === '' ? [] : [{ id: factId(pointer, value), path: pointer, value, source }];
  });
  after.facts = [...after.facts.filter((fact) => !fact.path.startsWith(`${path}/`)), ...facts];
  return after;
}

/** Whether a date is after another for certain: a year alone stands for any of its months. */
function isAfter(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  return a.slice(0, length) > b.slice(0, length);
}

/** What is wrong with the dates of an entry, one sentence; null when they can be. `today` is YYYY-MM-DD where the person is. */
export function datesWrong({ from, until }: Pick<ToldEntry, 'from' | 'until'>, today: string): string | null {
  if (from !== null && isAfter(from, today)) return 'The start has not come yet. Give one that has.';
  if (until !== null && isAfter(until, today))
    return 'The end has not come yet. If you are still there, say so instead.';
  if (from !== null && until !== null && isAfter(from, until)) return 'The end is before the start.';
  return null;
}
