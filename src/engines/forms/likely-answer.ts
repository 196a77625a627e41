import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext, Outcome } from './context.ts';
import { askingPart } from './readings/asking.ts';
import { besides } from './readings/heard.ts';
import { CONTRADICTION } from './screening/told.ts';
import { withChoices } from './understanding/by-choices.ts';
import { askedWords, likelyOf, topicName } from './understanding/topics.ts';
import { leaning } from './understanding/wording.ts';

/** What is worked out from the record, from limits and from what was told, so that a wrong guess mostly finds nothing that fits. */
const WORKED_OUT =
  /^(experience\.(has|years)_skill|certifications|drivers_licence|vehicle|shift|weekend|overtime|relocate|onsite|travel|salary\.(expected|current)|rate|notice_period|start|language\.|education\.(highest|completed)|work_auth|sponsorship|age|applied_before|worked_here|internal_candidate|employment\.is_current|employer\.current|title\.current|referral|demo\.|link\.|contract|schedule|work_mode|consent\.(marketing|sms|talent_pool))/;

/** How likely the questions that have one answer must be together, by how much that fits whatever is asked: a yes does, a name that was told of one employer does not. */
const LEAST = { side: 0.6, number: 0.5, choice: 0.4, name: 0.3 } as const;
const OF_THIS_EMPLOYER = /^referral\.employee_name/;
/** As many choices are more than the two sides of one thing. */
const SEVERAL = 3;
/** The part of the best answer's chance at which another one is still open. */
const STILL_OPEN = 0.25;
/** From here on a question with its choices asks for what its words alone say nothing of. */
const SURE_BY_CHOICES = 0.75;
/** From here on something of which two things were told may be what is asked. */
const MAY_BE_MEANT = 0.15;

/** What is asked by this is not left to guessing, whatever was found. */
const NOT_LEFT = /^(text|doc|consent|esign|human|demo)\./;
/** That the form takes no such answer: then something else is asked. */
const NO_SUCH_ANSWER = /\.(agreeUnclear|noMatch|noSingleChoice|noChoice|choicesBeside\w*)$/;
/** How likely it has to be that something else is asked, where what was thought of might still be; less where nobody told anything of that. */
const SOMETHING_ELSE = 0.8;
const SOMETHING_TOLD = 0.5;
const UNTOLD = /\.(legal|unanswered)$/;
/** Topics that are asked in much the same words: what was not to be said of one is not said by another. */
const ALIKE: readonly RegExp[] = [
  /^(start|notice)/,
  /^(experience|certifications|drivers_licence|skills)/,
  /^(salary|rate)/,
  /^(shift|weekend|schedule|hours)/,
  /^(worked_here|internal_candidate|employer|title|employment)/,
];

/** Families of topics that ask for things of their own. */
const SEVERAL_THINGS = /^(education|employment)\./;

/** A question as one may read it: as it stands, the part of it that asks, or with its choices; with what else it may ask then. */
interface Reading {
  readonly question: FormQuestion;
  readonly text: string;
  readonly within?: ReadonlySet<string>;
}

function readingsOf(question: FormQuestion, { posting, models }: FormContext): Reading[] {
  const whole = { question, text: askedWords(question, posting) };
  const part = askingPart(question);
  const choices = withChoices(question);
  // Choices make one thing likelier than others that the words leave open.
  const open = likelyOf(question, whole.text, posting, models).map(({ topic }) => topic);
  return [
    whole,
    ...(part === null ? [] : [{ question: besides(question, part), text: askedWords(part, posting) }]),
    ...(choices === null ? [] : [{ question, text: choices, within: new Set(open) }]),
  ];
}

interface Answered {
  readonly outcome: Extract<Outcome, { value: unknown }>;
  readonly topic: string;
  readonly chance: number;
}

const valueOf = ({ outcome: { value } }: Answered): string => JSON.stringify(value);

/** The answers to what one reading may ask, each with the chance of all that have it; null where two things were told of one of these. */
function answersTo(
  { question, text, within }: Reading,
  { posting, models }: FormContext,
  answer: (question: FormQuestion, topic: string) => Outcome,
): Answered[] | null {
  const found = new Map<string, Answered>();
  for (const { topic, probability } of likelyOf(question, text, posting, models)) {
    if (!WORKED_OUT.test(topic) || (within?.has(topic) === false && probability < SURE_BY_CHOICES)) continue;
    const outcome = answer(question, topic);
    if (!('value' in outcome)) {
      if (outcome.missing === CONTRADICTION && probability >= MAY_BE_MEANT) return null;
      continue;
    }
    // A wish that nobody told stays off where it is asked for, and says nothing of what is asked.
    if (topic.startsWith('consent.') && outcome.source.kind !== 'answer') continue;
    const one = { outcome, topic, chance: probability };
    const same = found.get(valueOf(one));
    found.set(valueOf(one), same === undefined ? one : { ...same, chance: same.chance + probability });
  }
  return [...found.values()];
}

function leastFor({ kind, options }: FormQuestion, topic: string): number {
  if (OF_THIS_EMPLOYER.test(topic)) return LEAST.name;
  if (kind === 'number') return LEAST.number;
  const isSided = options.length > 0 && options.length < SEVERAL && kind !== 'multi';
  if (isSided && options.every(({ label }) => leaning(label) === null)) return LEAST.number;
  return isSided || kind === 'boolean' || kind === 'consent' ? LEAST.side : LEAST.choice;
}

/** Whether a text is a mere yes or no where words are wanted. */
const saysTooLittle = ({ kind }: FormQuestion, value: unknown): boolean =>
  /^(short|long)$/.test(kind) && typeof value === 'string' && leaning(value) !== null;

/** The one answer that is likely by all readings of a question; null where none is, or another is likely too. */
function oneAnswer(
  question: FormQuestion,
  context: FormContext,
  answer: (question: FormQuestion, topic: string) => Outcome,
): Answered | null {
  const read = readingsOf(question, context).map((reading) => answersTo(reading, context, answer));
  if (read.includes(null)) return null;
  const all = read.flatMap((answers) => answers ?? []);
  const [best] = all.toSorted((one, other) => other.chance - one.chance);
  if (best === undefined || saysTooLittle(question, best.outcome.value)) return null;
  const isAnother = (other: Answered): boolean =>
    valueOf(other) !== valueOf(best) && other.chance >= best.chance * STILL_OPEN;
  return all.some(isAnother) || best.chance < leastFor(question, best.topic) ? null : best;
}

const areAlike = (one: string, other: string): boolean =>
  (!SEVERAL_THINGS.test(one) && one.split(/[.:_]/, 1)[0] === other.split(/[.:_]/, 1)[0]) ||
  ALIKE.some((family) => family.test(one) && family.test(other));

/**
 * The answer to a question of which it is not sure what it asks: where all that it may well ask is answered alike, it does not matter which of that is
 * meant. `decided` is what was taken for it and came to nothing. Null where no answer is likely enough.
 */
export function likelyAnswer(
  question: FormQuestion,
  decided: { readonly topic: string; readonly outcome: Outcome },
  context: FormContext,
  answer: (question: FormQuestion, topic: string) => Outcome,
): { readonly outcome: Outcome; readonly topic: string } | null {
  const { topic, outcome } = decided;
  if ('value' in outcome || outcome.missing === CONTRADICTION || NOT_LEFT.test(topic)) return null;
  const likely = oneAnswer(question, context, answer);
  if (likely === null || topicName(topic) === 'own') return likely;
  const { code } = outcome.missing;
  const least = UNTOLD.test(code) ? SOMETHING_TOLD : SOMETHING_ELSE;
  const isElse = likely.chance >= least || NO_SUCH_ANSWER.test(code);
  return isElse && (question.kind === 'date' || !areAlike(topic, likely.topic)) ? likely : null;
}
