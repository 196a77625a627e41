import type { Claim } from '#engines/claims/context.ts';
import { isSameDate } from '#engines/claims/dates/read.ts';
import { fold } from '#engines/text/index.ts';
import { stem } from '#engines/language/index.ts';
import type { Entry, Source } from '#engines/claims/profile/facts.ts';

const TELLING = /^(?:highlights|summary|description)$/;
const WORKED_AT = /^(?:work|volunteer|projects)$/;

/** Who tells it, before the verb. */
const TELLER = /^(?:i(?:'ve| have)?|j'ai|j'|je|a|has|have)\s?(?=\p{L})/u;
/** The place where it was done, before who tells it: "at Northgate, I". */
const AT_PLACE = /^(?:at|with|chez|a|au) ([^,]{2,80}), (?=i\b|j)/;

/** The first word of a sentence without who tells it, and all that follows, signs and all. */
function actionAndRest(folded: string): [action: string, rest: string] {
  const [, action = '', rest = ''] = /^([\p{L}'-]*)([^]*)$/u.exec(folded.replace(TELLER, '')) ?? [];
  return [action, rest.trim().replace(/\s*[.;,]$/, '')];
}

/** The letters that an ending of the French past leaves: "menais" and "menait". */
const rootOf = (word: string): string => stem(word).replace(/a(?:i|is|it|ient)?$/, '');

/**
 * The fact that a text repeats word for word and sign for sign; only who tells it, the form of its first verb and, in a
 * letter, the name of where it was done may be otherwise. Null where it repeats none.
 */
export function repeatedFact({ text, place, known }: Claim): Source | null {
  const isOfEntry = place.kind === 'told' && place.entry !== null;
  if (!isOfEntry && place.kind !== 'letter') return null;
  const folded = fold(text.trim());
  const at = isOfEntry ? null : AT_PLACE.exec(folded);
  const [action, rest] = actionAndRest(at === null ? folded : folded.slice(at[0].length));
  if (rest === '') return null;
  return (
    place.sources.find((source) => {
      if (!TELLING.test(source.field) || !WORKED_AT.test(source.section)) return false;
      const [ownAction, ownRest] = actionAndRest(fold(source.text));
      if (rest !== ownRest || rootOf(action) !== rootOf(ownAction)) return false;
      const entry = known.entries.find(({ sources }) => sources.includes(source));
      return (
        at === null ||
        entry?.sources.some(({ field, text: name }) => field === 'name' && fold(name) === at[1]) === true
      );
    }) ?? null
  );
}

/** What stands between a title and an employer, and between an employer and the day it began. */
const AT_EMPLOYER = / (?:at|with|for|chez|a|au|aux) /y;
const SINCE = /^ (?:since|depuis)(?: le)? [^,;:]{4,20}$/;

/** Whether a folded line is the title of a job, its employer and, where it goes on, the date it began, each as the profile has it. */
function isJob(line: string, { sources, start, end }: Entry, dates: Claim['dates']): boolean {
  const valueOf = (name: string) => fold(sources.find(({ field }) => field === name)?.text ?? '');
  const [title, employer] = [valueOf('position'), valueOf('name')];
  if (title === '' || employer === '' || !line.startsWith(title)) return false;
  AT_EMPLOYER.lastIndex = title.length;
  const at = AT_EMPLOYER.exec(line)?.[0] ?? '';
  const from = title.length + at.length;
  if (at === '' || !line.startsWith(employer, from)) return false;
  const rest = line.slice(from + employer.length);
  const [date, ...others] = dates;
  if (rest === '') return true;
  return (
    SINCE.test(rest) && end === '' && date !== undefined && others.length === 0 && isSameDate(start, date)
  );
}

/** The title that a line repeats with its employer: "Dispatcher at Erie Freight Lines since May 2019". Null where it repeats none. */
export function repeatedJob({ text, dates, place, known }: Claim): Source | null {
  const line = fold(text.trim()).replace(/\.$/, '');
  const entries = place.entry === null ? known.entries : [place.entry];
  const job = entries.find((entry) => WORKED_AT.test(entry.section) && isJob(line, entry, dates));
  return job?.sources.find(({ field }) => field === 'position') ?? null;
}
