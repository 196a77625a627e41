import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { asMessage } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';
import { answerInWords } from './values.ts';

// What is kept is compared with what was kept before, so its words stay what they were first, whatever a person reads now.

const asBefore = (key: string, values: Message['values']): Message => ({
  code: `${text.name}.${key}`,
  values,
});

function payAsKept({
  currency,
  period,
  wanted,
  least,
  most,
  ...said
}: AnswerValue & { kind: 'pay' }): Message {
  const paid = asBefore('paid', { currency, wanted, period });
  const from = least === null || least === wanted ? paid : asBefore('paidAtLeast', { pay: paid, least });
  const pay = most === null || most === wanted ? from : asBefore('paidAtMost', { pay: from, most });
  const hours = said.hours_per_week;
  return hours === null ? pay : asBefore('paidForHours', { pay, hours });
}

function onsiteAsKept({ where, cities, days_per_week: days }: AnswerValue & { kind: 'onsite' }): Message {
  const some = where === 'no' ? text.message('no') : asMessage(cities.join(', '));
  const place = where === 'anywhere' ? text.message('anywhere') : some;
  return days === null || where === 'no' ? place : asBefore('atMostDays', { where: place, days });
}

/** A typed answer as it is kept beside its value: days and months as they are written down, lists with commas. */
export function answerAsKept(value: AnswerValue): Message {
  if (value.kind === 'day') return asMessage(value.day);
  if (value.kind === 'list') return asMessage(value.items.join(', '));
  if (value.kind === 'pay') return payAsKept(value);
  if (value.kind === 'onsite') return onsiteAsKept(value);
  if (value.kind === 'relocation' && value.where === 'places')
    return asMessage([...value.cities, ...value.regions].join(', '));
  if (value.kind !== 'spans') return answerInWords(value);
  return asMessage(value.spans.map(({ from, to }) => `${from} to ${to ?? 'present'}`).join(', '));
}
