import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { allOf, asMessage, country as named, money } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { CHOICES } from './choices.data.ts';
import type { Choice } from './choices.data.ts';
import { byKind, type ByKind, type Of } from './kinds.ts';
import { text } from './messages.ts';

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
  return asMessage(byKind(SAID, value));
}

const IN_WORDS: ReadonlySet<AnswerValue['kind']> = new Set(['yes_no', 'text', 'day']);

/** Whether the words of an answer can stand on a form as they are; other kinds are worked out for each form. */
export const standsInWords = ({ kind }: AnswerValue): boolean => IN_WORDS.has(kind);
