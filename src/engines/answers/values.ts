import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { allOf, asMessage, money } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { CHOICES } from './choices.data.ts';
import type { Choice } from './choices.data.ts';
import { text } from './messages.ts';

function placesInWords({ anywhere, cities, days_per_week: days }: AnswerValue & { kind: 'places' }): Message {
  if (anywhere) return days === null ? text.message('anywhere') : text.message('anywhereForDays', { days });
  if (cities.length === 0) return text.message('no');
  return days === null ? allOf(cities) : text.message('citiesForDays', { cities, days });
}

function payInWords({ currency, period, ...said }: AnswerValue & { kind: 'pay' }): Message {
  const wanted = money(currency, said.wanted);
  const least = said.least === null || said.least === said.wanted ? null : money(currency, said.least);
  const hours = said.hours_per_week;
  if (hours === null)
    return least === null
      ? text.message('payWanted', { wanted, period })
      : text.message('payAtLeast', { wanted, least, period });
  return least === null
    ? text.message('payForHours', { wanted, period, hours })
    : text.message('payAtLeastForHours', { wanted, least, period, hours });
}

function licenceInWords({ holds, region, class: rank }: AnswerValue & { kind: 'licence' }): Message {
  if (!holds) return text.message('no');
  if (rank === '') return region === '' ? text.message('yes') : text.message('ofRegion', { region });
  return region === ''
    ? text.message('ofClass', { class: rank })
    : text.message('ofClassAndRegion', { class: rank, region });
}

const spansInWords = ({ spans }: AnswerValue & { kind: 'spans' }): Message =>
  allOf(
    spans.map(({ from, to }) =>
      to === null ? text.message('spanUntilNow', { from }) : text.message('span', { from, to }),
    ),
  );

type Kinds = { [Kind in AnswerValue['kind']]: AnswerValue & { kind: Kind } };
type ByKind<Result> = { readonly [Kind in keyof Kinds]: (value: Kinds[Kind]) => Result };

const SAID: ByKind<Said> = {
  yes_no: ({ yes }) => (yes ? text.message('yes') : text.message('no')),
  text: ({ text: words }) => words,
  day: ({ day }) => text.message('day', { day }),
  notice: ({ amount, unit }) =>
    amount === 0 ? text.message('noNotice') : text.message('noticeOf', { amount, unit }),
  pay: payInWords,
  percent: ({ percent }) => text.message('upToOfTime', { share: percent / 100 }),
  places: placesInWords,
  licence: licenceInWords,
  list: ({ items }) => allOf(items),
  spans: spansInWords,
};

const TOLD: ByKind<unknown> = {
  yes_no: ({ yes }) => yes,
  text: ({ text: words }) => words,
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

/** What a person chose, by what it is kept by; own words stay as they are. */
const chosen = (choices: readonly Choice[], kept: string): Said =>
  choices.find(({ value }) => value === kept)?.label ?? kept;

/**
 * A typed answer as a person reads it: "CAD 84,000 a year, minimum CAD 78,000", "3 weeks", "January 11, 2027". `topic` names its question,
 * whose choices are said.
 */
export function answerInWords(value: AnswerValue, topic = ''): Message {
  const choices = CHOICES[topic] ?? [];
  if (choices.length > 0 && value.kind === 'text') return asMessage(chosen(choices, value.text));
  if (choices.length > 0 && value.kind === 'list')
    return allOf(value.items.map((item) => chosen(choices, item)));
  return asMessage(read(SAID, value));
}

/** A typed answer in the shape that planning a form computes with; null for what it reads elsewhere (spans of a skill). */
export const tellingOf = (value: AnswerValue): unknown => read(TOLD, value);

const IN_WORDS: ReadonlySet<AnswerValue['kind']> = new Set(['yes_no', 'text', 'day']);

/** Whether the words of an answer can stand on a form as they are; other kinds are worked out for each form. */
export const standsInWords = ({ kind }: AnswerValue): boolean => IN_WORDS.has(kind);
