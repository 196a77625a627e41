import { answerTopic } from '#contract/career/hub/answer-topics.ts';
import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { fold } from '#engines/text/index.ts';
import { country as named } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { BANK_QUESTIONS, type BankQuestion } from './questions.data.ts';

/** The countries a person can answer for (ISO 3166). */
export const ANSWER_COUNTRIES = ['CA', 'US', 'GB', 'IE', 'FR', 'DE', 'BE', 'CH', 'NL', 'AU', 'NZ', 'IN'];

/** The currencies pay is asked in (ISO 4217), those of the countries above first. */
export const ANSWER_CURRENCIES: readonly string[] =
  `CAD USD GBP EUR CHF AUD NZD INR AED ARS BGN BRL CLP CNY COP CZK DKK EGP HKD HUF IDR ILS ISK JPY KES KRW MAD MXN MYR NGN NOK PEN PHP PKR
  PLN QAR RON RSD SAR SEK SGD THB TRY TWD UAH VND ZAR`.split(/\s+/);

/** A country's name as it stands in a list. */
export const countryName = (country: string): Message => named(country);

/** The question of the list that a topic belongs to; undefined for one that only a form asks. */
export function bankQuestion(topic: string): BankQuestion | undefined {
  const name = answerTopic(topic)?.name;
  return BANK_QUESTIONS.find((question) => question.name === name);
}

/** The parameter of a topic, "" when it has none. */
export const parameterIn = (topic: string): string =>
  topic.includes(':') ? topic.slice(topic.indexOf(':') + 1) : '';

/**
 * The topic an answer is kept under, and the question in words: `work_auth.authorized:CA`, `salary.expected:CAD/year`,
 * `skill_use:TypeScript`. Null when the question, its parameter or the kind of value does not fit.
 */
export function placeOf(
  name: string,
  parameter: string,
  value: AnswerValue,
): { topic: string; question: Message } | null {
  const question = BANK_QUESTIONS.find((one) => one.name === name);
  if (question === undefined || question.kind !== value.kind) return null;
  const given = parameter.trim();
  const asked = question.label(given);
  switch (question.parameter) {
    case '':
      return { topic: name, question: asked };
    case 'pay':
      return value.kind === 'pay'
        ? { topic: `${name}:${value.currency}/${value.period}`, question: asked }
        : null;
    case 'country':
      return ANSWER_COUNTRIES.includes(given) ? { topic: `${name}:${given}`, question: asked } : null;
    case 'skill':
      break;
  }
  return given !== '' && given.length <= 80 ? { topic: `${name}:${given}`, question: asked } : null;
}

/** When a skill was used, by what the person told: the skill, and each span as months `YYYY-MM`. */
export function skillUseIn(
  answers: readonly { topic: string; typed?: AnswerValue | null | undefined }[],
): { skill: string; from: string; to: string | null }[] {
  return answers.flatMap(({ topic, typed }) =>
    typed?.kind === 'spans' && topic.startsWith('skill_use:')
      ? typed.spans.map(({ from, to }) => ({ skill: parameterIn(topic), from, to }))
      : [],
  );
}

/** Whether an answer meant for one employer alone (by name, "" for all) is meant for this one. */
export const isMeantFor = (company: string | undefined, employer: string): boolean =>
  company === undefined || company === '' || fold(company).trim() === fold(employer).trim();
