import { wordFor } from '#engines/lexicon/index.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import type { AskedQuestion } from '#engines/forms/screening/asked.ts';
import { CONTRADICTION } from '#engines/forms/screening/told.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { toldYears } from './career.ts';
import { agreedWith, lasting } from './spans.ts';
import { derivedFromDates, sayDuration } from './years.ts';

const FIELDS: readonly RegExp[] = [
  /\bexperience (?:do you have |have you (?:had|got) |avez vous )?(?:in|en|dans|as an?|comme) (?:the (?:field|area) of )?([a-z ]+?)(?: do you have| have you| avez vous| positions?| roles?)?$/,
  /\b(?:years?|annees?) of (?:professional |relevant |work |working |full time )?([a-z ]+?) experience\b/,
];
const BARE = wordFor('field-years: bare', 'g');

/** The beginning that words of one family share: "analy" of analyst, analysis and analytics. */
const stem = (word: string): string => word.slice(0, 5);

/**
 * Years in a field of work that the titles of all jobs name in so many words ("data analysis" of data analysts): then the
 * whole history counts. One word alone is too little to know a field by.
 */
export function fieldYears(asked: AskedQuestion): Outcome | null {
  const [named = ''] = FIELDS.flatMap((pattern) => pattern.exec(asked.text)?.[1] ?? []);
  const field = named.replace(BARE, ' ');
  const choices = field.split(/ or | ou /).map((one) => one.split(' ').filter((word) => word.length > 2));
  const { work } = asked.context.master.resume;
  const names = (words: readonly string[]): boolean =>
    words.length > 1 &&
    work.every(({ position }) => {
      const title = plainLabel(position).split(' ').map(stem);
      return words.every((word) => title.includes(stem(word)));
    });
  if (work.length === 0 || !choices.some(names)) return null;
  const counted = lasting(
    work.map(({ startDate, endDate }) => ({ from: startDate, to: endDate === '' ? null : endDate })),
    asked.context.today,
  );
  if (counted === null) return null;
  const agreed = agreedWith(counted, toldYears(asked));
  return agreed === null
    ? missing(CONTRADICTION)
    : sayDuration(asked, agreed, derivedFromDates(messages.message('jobsOfFieldCounted')));
}
