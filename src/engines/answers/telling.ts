import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { byKind, type ByKind } from './kinds.ts';

const DAYS_OF_A_WEEK = 7;

const TOLD: ByKind<unknown> = {
  yes_no: ({ yes }) => yes,
  text: ({ text: words }) => words,
  day: ({ day }) => day,
  notice: ({ amount, unit }) => ({ [`${unit}s`]: amount }),
  pay: ({ currency, period, wanted, least, most, hours_per_week, converts }) => ({
    currency,
    period,
    single: wanted,
    ...(least === null ? {} : { min: least }),
    ...(most === null ? {} : { max: most }),
    ...(converts && hours_per_week !== null ? { convert: true, hoursPerWeek: hours_per_week } : {}),
  }),
  percent: ({ percent }) => percent,
  relocation: ({ where, countries, cities, regions }) => {
    if (where === 'anywhere' || where === 'no') return where === 'anywhere';
    if (where === 'countries') return Object.fromEntries(countries.map((code) => [code, true]));
    return { cities, ...(regions.length === 0 ? {} : { regions }) };
  },
  onsite: ({ where, cities, days_per_week }) => {
    // Whoever would not come comes on no day, whoever would come anywhere in no town of their own.
    if (where === 'no') return { cities: [], max_days_per_week: 0 };
    if (where === 'anywhere') return { cities: [], max_days_per_week: days_per_week ?? DAYS_OF_A_WEEK };
    return { cities, ...(days_per_week === null ? {} : { max_days_per_week: days_per_week }) };
  },
  licence: ({ holds, region, class: rank, expires }) => ({
    has: holds,
    ...(rank === '' ? {} : { class: rank }),
    ...(region === '' ? {} : { region }),
    ...(expires === null ? {} : { expiry: expires }),
  }),
  list: ({ items }) => items,
  spans: () => null,
};

/** A typed answer in the shape that planning a form computes with; null for what it reads elsewhere (spans of a skill). */
export const tellingOf = (value: AnswerValue): unknown => byKind(TOLD, value);
