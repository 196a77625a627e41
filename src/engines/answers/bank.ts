import type { AnswerValue } from '#contract/career/hub/answer-value.ts';
import { fold } from '#engines/text/index.ts';
import { BANK_QUESTIONS, type BankQuestion } from './questions.data.ts';

const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  CA: 'Canada',
  US: 'the United States',
  GB: 'the United Kingdom',
  IE: 'Ireland',
  FR: 'France',
  DE: 'Germany',
  BE: 'Belgium',
  CH: 'Switzerland',
  NL: 'the Netherlands',
  AU: 'Australia',
  NZ: 'New Zealand',
  IN: 'India',
};

/** The countries a person can answer for, as codes (ISO 3166) with their names as they stand in a sentence. */
export const ANSWER_COUNTRIES: readonly (readonly [code: string, name: string])[] =
  Object.entries(COUNTRY_NAMES);

/** The question of the list that a topic belongs to; undefined for one that only a form asks. */
export function bankQuestion(topic: string): BankQuestion | undefined {
  const [name = ''] = topic.split(':', 1);
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
): { topic: string; question: string } | null {
  const question = BANK_QUESTIONS.find((one) => one.name === name);
  if (question === undefined || question.kind !== value.kind) return null;
  const given = parameter.trim();
  switch (question.parameter) {
    case '':
      return { topic: name, question: question.label };
    case 'pay':
      return value.kind === 'pay'
        ? { topic: `${name}:${value.currency}/${value.period}`, question: question.label }
        : null;
    case 'country': {
      const country = COUNTRY_NAMES[given];
      return country === undefined
        ? null
        : { topic: `${name}:${given}`, question: question.label.replace('{country}', country) };
    }
    case 'skill':
      break;
  }
  const isSkill = given !== '' && given.length <= 80;
  return isSkill ? { topic: `${name}:${given}`, question: question.label.replace('{skill}', given) } : null;
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
