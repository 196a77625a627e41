import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { oneOf } from '#engines/forms/saying/displayed.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import type { CoverLetter } from '#contract/career/facts.ts';
import type { Message } from '#localization/types.ts';
import { openingOf, soundOf } from './background/letter-sentences.ts';
import { chooseOption } from './understanding/options.ts';
import { fit, type FormContext, missing, type Outcome } from './context.ts';
import { topicName } from './understanding/topics.ts';
import { plainLabel } from './understanding/wording.ts';
import { text as messages } from './messages.ts';

const written = (fact_ids: readonly string[], label: Message): ValueSource => ({
  kind: 'written',
  fact_ids: [...new Set(fact_ids)],
  label,
});

const factsOf = (letter: CoverLetter): string[] =>
  letter.paragraphs.flat().flatMap((claim) => claim.fact_ids);

function letterOutcome(question: FormQuestion, { letter }: FormContext): Outcome {
  if (letter === null) return missing(messages.message('noLetter'));
  const source: ValueSource =
    letter.own === undefined
      ? written(factsOf(letter), messages.message('fromFacts'))
      : { kind: 'approval', label: messages.message('writtenHere') };
  if (question.kind === 'file')
    return { value: 'letter', display: messages.message('displayLetter'), source };
  return fit(question, letter.text, source);
}

function resumeOutcome(question: FormQuestion, { resumeSummary: { pages, facts } }: FormContext): Outcome {
  if (question.kind !== 'file') return missing(messages.message('cvAsFile'));
  return {
    value: 'cv',
    display: messages.message('displayCv', { pages }),
    source: written([], messages.message('madeFrom', { facts })),
  };
}

/** The paragraphs of the letter that state facts, without greeting and close. */
function bodyOutcome(question: FormQuestion, context: FormContext): Outcome {
  const body = soundOf(context);
  if (body.length === 0) return missing(messages.message('ownWords'));
  const said = body.map((paragraph) => paragraph.map((claim) => claim.text).join(' ')).join('\n\n');
  // Why this employer is no answer that does not name them.
  const opening = said.includes(context.posting.company) ? '' : openingOf(context);
  const text = [opening, said].filter(Boolean).join('\n\n');
  const facts = body.flat().flatMap((claim) => claim.fact_ids);
  return fit(question, text, written(facts, messages.message('fromLetter')));
}

const OWN_WORK: ReadonlySet<string> = new Set([
  'text.project',
  'text.achievement',
  'text.strengths',
  'text.tool_experience',
]);

/** Words of a question about what somebody achieved that ask for nothing in particular. */
const ANY_RESULT = wordAloneFor('writing: any result');

/** What the letter says of results, for a question about achievements that names none in particular. */
function resultsOutcome(question: FormQuestion, context: FormContext): Outcome {
  const own = missing(messages.message('ownWords'));
  const words = plainLabel(question.label).split(' ');
  if (!/proud|achiev|accomplish|fier|realisation|reussite/.test(words.join(' '))) return own;
  if (!words.every((word) => ANY_RESULT.test(word))) return own;
  const results = soundOf(context)
    .flat()
    .filter(({ text }) => /\d/.test(text));
  if (results.length === 0) return own;
  const facts = results.flatMap(({ fact_ids }) => fact_ids);
  const text = results.map((claim) => claim.text).join(' ');
  return fit(question, text, written(facts, messages.message('fromLetter')));
}

/** The sentences of the letter that answer a question about the person's work: those that share its telling words. */
function workOutcome(question: FormQuestion, context: FormContext): Outcome {
  const words = plainLabel(question.label)
    .split(' ')
    .filter((word) => word.length > 4 && !/^(describe|please|about|which|built|changed|example)$/.test(word))
    .map((word) => word.slice(0, 6));
  const telling = soundOf(context)
    .flat()
    .filter(({ text }) => words.some((word) => plainLabel(text).includes(word)));
  const [first] = telling;
  if (first === undefined) return resultsOutcome(question, context);
  const text = telling.map((claim) => claim.text).join(' ');
  return fit(
    question,
    text,
    written(
      telling.flatMap(({ fact_ids }) => fact_ids),
      messages.message('fromLetter'),
    ),
  );
}

const CAREERS_PAGE = wordFor('writing: careers page', /^website$/);

function sourceOutcome(question: FormQuestion, { posting }: FormContext): Outcome {
  const source: ValueSource = { kind: 'posting', label: messages.message('whereFound') };
  const text = posting.language === 'fr' ? 'Votre page carrières' : 'Your careers page';
  if (question.options.length === 0) return fit(question, text, source);
  const pages = question.options.filter((option) => CAREERS_PAGE.test(plainLabel(option.label)));
  const chosen =
    pages.length > 0
      ? pages[0]
      : (chooseOption(question.options, 'Other') ?? chooseOption(question.options, 'Autre'));
  if (chosen === undefined || chosen === null) return missing(messages.message('noneFound'));
  return { ...oneOf(question, chosen), source };
}

/** The job that is applied for, among those a form offers. */
function positionOutcome(question: FormQuestion, { posting }: FormContext): Outcome {
  if (posting.title === '') return missing(messages.message('whichJob'));
  const source: ValueSource = { kind: 'posting', label: messages.message('thisJob') };
  const whole = fit(question, posting.title, source);
  if (!('missing' in whole)) return whole;
  const wanted = plainLabel(posting.title);
  const named = question.options.filter(({ label }) => ` ${plainLabel(label)} `.includes(` ${wanted} `));
  const [only] = named;
  return only === undefined || named.length > 1
    ? missing(messages.message('noneIsJob'))
    : fit(question, only.label, source);
}

/** Documents, texts made from them, and where the posting was found; null for a topic of another kind. */
export function writtenOutcome(question: FormQuestion, topic: string, context: FormContext): Outcome | null {
  if (OWN_WORK.has(topicName(topic)) && question.required) return workOutcome(question, context);
  switch (topicName(topic)) {
    case 'doc.resume':
      return resumeOutcome(question, context);
    case 'doc.cover_letter':
      return letterOutcome(question, context);
    case 'text.why_company':
    case 'text.why_role':
      return question.required ? bodyOutcome(question, context) : missing(messages.message('leftBlank'));
    case 'position.applied':
      return positionOutcome(question, context);
    case 'referral.source':
      return sourceOutcome(question, context);
    default:
      return null;
  }
}
