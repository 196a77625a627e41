import { wordAloneFor } from '#engines/lexicon/index.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

const YEARS = /\b(years|yrs?|ans|annees)\b/;
const MONTHS = /\b(?<!\d )(months?|mois|mths?)\b/;
/** Both at once, or a part of a year behind a point: no one whole number says that. */
const IN_PARTS =
  /\b(years?|ans|annees?) (and|et|plus|or|ou)? ?(months?|mois)\b|\b(months?|mois) (and|et) (years?|ans|annees?)\b|\bhalf years?\b|\b(decimals?|decimales?|fractions?|tenths?|dixiemes?)\b/;
/** A length or a count in which no dates are told. */
const OTHERWISE =
  /(?<!\d )\b(weeks|days|hours|quarters|half years|semesters|seasons|decades|shifts|times|jobs|projects|semaines|jours|heures|trimestres|semestres|saisons|decennies|fois|projets|missions)\b/;
/** One year of the calendar, which is no length: "the year you first used it". */
const A_YEAR = /\b(?<!\b(?:a|one|each|any|per|every|last|this|past|full|une|par|chaque) )(year|annee)\b/;

/** What the length that a question wants is counted in, by its folded words (`plainLabel`): `other` where dates do not tell it. */
export function lengthUnit(text: string): 'year' | 'month' | 'other' {
  if (IN_PARTS.test(text)) return 'other';
  if (YEARS.test(text)) return 'year';
  if (MONTHS.test(text)) return 'month';
  return OTHERWISE.test(text) || A_YEAR.test(text) ? 'other' : 'year';
}

/** A figure and the things it counts: "500 hours", "10 or more projects". */
const COUNTED =
  /\d[\d ,.]*\+? (?:(?:or more|or less|plus|and up|full|complete|whole|consecutive|calendar|different|separate|large|small|major|working|ou plus|et plus) )*(\p{L}{3,}[sx])\b/gu;
const NO_THINGS = wordAloneFor('lengths: no things');

/** Whether a text counts anything but years and months: of hours, days or projects dates say nothing. */
export const countsThings = (label: string): boolean =>
  [...plainLabel(withDigits(label)).matchAll(COUNTED)].some(([, things = '']) => !NO_THINGS.test(things));
