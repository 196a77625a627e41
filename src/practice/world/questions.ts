import { fill } from './description.ts';
import type { Random } from './random.ts';
import type { Language, Oddity, Occupation, Place, Question, QuestionPurpose, Schedule } from './types.ts';
import { extraQuestions, knownQuestions, yesNo } from '#practice/data/questions.ts';
import { oddities } from '#practice/data/texts.ts';

type Input = {
  random: Random;
  language: Language;
  occupation: Occupation;
  place: Place;
  schedule: Schedule;
  extra: boolean;
  oddity: Oddity | null;
};

const optionsOf = (kind: Question['kind'], options: readonly string[] | undefined, language: Language) =>
  kind === 'yes-no' ? yesNo[language] : (options ?? []);

/** A required question that the applicant's papers cannot answer. */
export function extraQuestion(random: Random, language: Language, place: Place): Question {
  const wording = random.pick(extraQuestions[language]);
  return {
    number: random.digits(10),
    purpose: 'extra',
    kind: wording.kind,
    label: fill(wording.label, { city: place.city[language] }),
    help: wording.help ?? null,
    required: true,
    options: optionsOf(wording.kind, wording.options, language),
  };
}

/** What the form asks beside name, mail, telephone, place and documents. */
export function questionsOf(input: Input): Question[] {
  const { random, language, occupation } = input;
  const text = occupation[language];
  const ask = (purpose: keyof typeof knownQuestions, required = false): Question => {
    const known = knownQuestions[purpose];
    const wording = random.pick(known[language]);
    const values = { skill: text.skill, licence: text.licence ?? '' };
    return {
      number: random.digits(10),
      purpose,
      kind: known.kind,
      label: fill(wording.label, values),
      help: wording.help ?? null,
      required,
      options: optionsOf(known.kind, wording.options, language),
    };
  };
  const optional: [Exclude<QuestionPurpose, 'extra' | 'odd' | 'authorisation'>, number][] = [
    ['linkedin', 0.5],
    ['years', 0.4],
    ['licence', text.licence === undefined ? 0 : 0.6],
    ['schedule', ['days', 'flexible'].includes(input.schedule) ? 0.05 : 0.6],
    ['start', 0.35],
    ['pay', 0.35],
    ['why', 0.35],
    ['source', 0.6],
  ];
  const questions = [ask('authorisation', true)];
  for (const [purpose, share] of optional) if (random.chance(share)) questions.push(ask(purpose));
  if (input.extra) questions.push(extraQuestion(random, language, input.place));
  const odd = input.oddity === null ? null : oddities[input.oddity]?.question;
  if (odd !== null && odd !== undefined) {
    const number = random.digits(10);
    questions.push({
      number,
      purpose: 'odd',
      kind: 'short',
      label: odd,
      help: null,
      required: true,
      options: [],
    });
  }
  return questions;
}
