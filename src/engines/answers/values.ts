import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { counted } from '#engines/text/index.ts';

const money = (amount: number): string => amount.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');

function sayPlaces({ anywhere, cities, days_per_week }: AnswerValue & { kind: 'places' }): string {
  const where = anywhere ? 'Yes, anywhere' : cities.length === 0 ? 'No' : cities.join(', ');
  return days_per_week === null ? where : `${where}; at most ${counted(days_per_week, 'day')} a week`;
}

function sayPay({ currency, period, wanted, least, hours_per_week }: AnswerValue & { kind: 'pay' }): string {
  const floor = least === null || least === wanted ? '' : `, at least ${money(least)}`;
  const hours = hours_per_week === null ? '' : `, for ${counted(hours_per_week, 'hour')} a week`;
  return `${currency} ${money(wanted)} ${period === 'hour' ? 'an' : 'a'} ${period}${floor}${hours}`;
}

type Kinds = { [Kind in AnswerValue['kind']]: AnswerValue & { kind: Kind } };
type ByKind<Result> = { readonly [Kind in keyof Kinds]: (value: Kinds[Kind]) => Result };

const SAID: ByKind<string> = {
  yes_no: ({ yes }) => (yes ? 'Yes' : 'No'),
  text: ({ text }) => text,
  day: ({ day }) => day,
  notice: ({ amount, unit }) => (amount === 0 ? 'None, at once' : counted(amount, unit)),
  pay: sayPay,
  percent: ({ percent }) => `At most ${percent} % of the time`,
  places: sayPlaces,
  licence: ({ holds, region, class: rank }) =>
    holds ? ['Yes', rank === '' ? '' : `class ${rank}`, region].filter(Boolean).join(', ') : 'No',
  list: ({ items }) => items.join(', '),
  spans: ({ spans }) => spans.map(({ from, to }) => `${from} to ${to ?? 'now'}`).join(', '),
};

const TOLD: ByKind<unknown> = {
  yes_no: ({ yes }) => yes,
  text: ({ text }) => text,
  day: ({ day }) => day,
  notice: ({ amount, unit }) => ({ [`${unit}s`]: amount }),
  pay: ({ currency, period, wanted, least, hours_per_week }) => ({
    currency,
    period,
    single: wanted,
    ...(least === null ? {} : { min: least }),
    ...(hours_per_week === null ? {} : { convert: true, hoursPerWeek: hours_per_week }),
  }),
  percent: ({ percent }) => percent,
  places: ({ anywhere, cities, days_per_week }) =>
    anywhere || cities.length === 0
      ? anywhere
      : { cities, ...(days_per_week === null ? {} : { max_days_per_week: days_per_week }) },
  licence: ({ holds, region, class: rank }) => ({
    has: holds,
    ...(rank === '' ? {} : { class: rank }),
    ...(region === '' ? {} : { region }),
  }),
  list: ({ items }) => items,
  spans: () => null,
};

function read<Result>(table: ByKind<Result>, value: AnswerValue): Result {
  // Each row of the table takes its own kind, which the value names.
  return (table[value.kind] as (value: AnswerValue) => Result)(value);
}

/** A typed answer as a person reads it: "CAD 84,000 a year, at least 78,000", "3 weeks", "Yes". */
export const sayAnswer = (value: AnswerValue): string => read(SAID, value);

/** A typed answer in the shape that planning a form computes with; null for what it reads elsewhere (spans of a skill). */
export const tellingOf = (value: AnswerValue): unknown => read(TOLD, value);

const IN_WORDS: ReadonlySet<AnswerValue['kind']> = new Set(['yes_no', 'text', 'day']);

/** Whether the words of an answer can stand on a form as they are; other kinds are worked out for each form. */
export const standsInWords = ({ kind }: AnswerValue): boolean => IN_WORDS.has(kind);
