import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { allOf, asMessage, country as named, money } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { CHOICES } from './choices.data.ts';
import type { Choice } from './choices.data.ts';
import { text } from './messages.ts';

type Of<Kind extends AnswerValue['kind']> = AnswerValue & { kind: Kind };

function relocationInWords({ where, countries, cities, regions }: Of<'relocation'>): Message {
  if (where === 'anywhere') return text.message('anywhere');
  if (where === 'no') return text.message('no');
  return where === 'countries'
    ? text.message('withinCountries', { countries: countries.map((code) => named(code)) })
    : allOf([...cities, ...regions]);
}

function onsiteInWords({ where, cities, days_per_week: days }: Of<'onsite'>): Message {
  if (where === 'no') return text.message('no');
  if (where === 'anywhere')
    return days === null ? text.message('anywhere') : text.message('anywhereForDays', { days });
  return days === null ? allOf(cities) : text.message('citiesForDays', { cities, days });
}

/** An end of the pay, where it says more than what is wanted. */
const endOf = ({ currency, wanted }: Of<'pay'>, end: number | null): Said | null =>
  end === null || end === wanted ? null : money(currency, end);

function payInWords(pay: Of<'pay'>): Message {
  const { period, hours_per_week: hours } = pay;
  const wanted = money(pay.currency, pay.wanted);
  const least = endOf(pay, pay.least);
  const most = endOf(pay, pay.most);
  if (most !== null)
    return text.message('payUpTo', {
      wanted,
      period,
      most,
      hours: hours ?? 0,
      ...(least === null ? { ends: 'most', least: '' } : { ends: 'both', least }),
    });
  if (hours === null)
    return least === null
      ? text.message('payWanted', { wanted, period })
      : text.message('payAtLeast', { wanted, least, period });
  return least === null
    ? text.message('payForHours', { wanted, period, hours })
    : text.message('payAtLeastForHours', { wanted, least, period, hours });
}

function licenceInWords({ holds, region, class: rank, expires }: Of<'licence'>): Message {
  if (!holds) return text.message('no');
  const known = rank === '' ? (region === '' ? 'none' : 'region') : region === '' ? 'class' : 'both';
  if (expires !== null) return text.message('licenceUntil', { known, class: rank, region, day: expires });
  if (known === 'none') return text.message('yes');
  if (known === 'region') return text.message('ofRegion', { region });
  return known === 'class'
    ? text.message('ofClass', { class: rank })
    : text.message('ofClassAndRegion', { class: rank, region });
}

const spansInWords = ({ spans }: Of<'spans'>): Message =>
  allOf(
    spans.map(({ from, to }) =>
      to === null ? text.message('spanUntilNow', { from }) : text.message('span', { from, to }),
    ),
  );

type Kinds = { [Kind in AnswerValue['kind']]: Of<Kind> };
type ByKind<Result> = { readonly [Kind in keyof Kinds]: (value: Kinds[Kind]) => Result };

const SAID: ByKind<Said> = {
  yes_no: ({ yes }) => (yes ? text.message('yes') : text.message('no')),
  text: ({ text: words }) => words,
  day: ({ day }) => text.message('day', { day }),
  notice: ({ amount, unit }) =>
    amount === 0 ? text.message('noNotice') : text.message('noticeOf', { amount, unit }),
  pay: payInWords,
  percent: ({ percent }) => text.message('upToOfTime', { share: percent / 100 }),
  relocation: relocationInWords,
  onsite: onsiteInWords,
  licence: licenceInWords,
  list: ({ items }) => allOf(items),
  spans: spansInWords,
};

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
  const choices = CHOICES[topic.split(':', 1)[0] ?? ''] ?? [];
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
