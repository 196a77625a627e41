import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { sidesOf } from '#engines/forms/choices/sides.ts';
import { fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { isDecline, leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { oneOf, severalOf, wordOf } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { isPlain } from './polarity.ts';

export { isPlain } from './polarity.ts';

/** A question ready for reading: its folded words, and what it is asked about. */
export interface AskedQuestion {
  readonly question: FormQuestion;
  readonly context: FormContext;
  readonly topic: string;
  /** The label folded, words divided by single blanks. */
  readonly text: string;
}

export type Option = FormQuestion['options'][number];

/** What asks for no more than the question itself. */
const TAIL =
  / ((if|when|as|where) (it is |it s |(this|it) (is|was|were) )?(needed|required|necessary|made a (condition|requirement)( of [a-z ]+)?)|from time to time|as [a-z\d ]{1,40} (requires?|demands?|provides?|stipulates?)|au besoin|si (necessaire|requis|besoin)|a l occasion)$/;

/** A whole sentence in brackets, which is told beside the question: "(Preference is given to citizens.)". */
const ASIDE = /\(\p{Lu}[^()?]{12,}[.!]\s*\)/gu;

export const askedOf = (question: FormQuestion, topic: string, context: FormContext): AskedQuestion => ({
  question,
  context,
  topic,
  text: plainLabel(question.label.replaceAll(ASIDE, ' ')).replace(TAIL, ''),
});

const OPENERS =
  /^(do|does|are|is|have|has|can|could|will|would|did|were|was|avez|etes|pouvez|seriez|acceptez|possedez|detenez|parlez|voulez|votre .* est elle|est ce)\b/;

/** Whether a yes or a no answers it: by its choices, its kind, or as a sentence that opens so. */
export function wantsYesOrNo({ question, text }: AskedQuestion): boolean {
  const { kind, options } = question;
  if (kind === 'boolean' || kind === 'consent') return true;
  if (kind === 'multi' || kind === 'number' || kind === 'date') return false;
  if (options.length === 0) return OPENERS.test(text);
  // "0" and "1" are a yes and a no by themselves, and numbers among others.
  if (options.length > 2 && options.every(({ label }) => /^\s*\d+\+?\s*$/.test(label))) return false;
  const sides = sidesOf(options.map(({ label }) => label));
  return sides.includes(true) && sides.includes(false);
}

/** About somebody else, another time or a narrower case than what was told. */
const NARROWED = wordFor('asked: narrowed');
/** A yes under a condition of theirs, other than that the work is given or needs it. */
const CONDITION = wordFor(
  'asked: condition',
  /\b(?:if (?!(?:we|they|one) (?:\w+ ){0,3}(?:offer\w*|hire\w*|select\w*|chos\w*|choose|appoint\w*|employ\w*|job|role|position)\b)(?!(you are |you re )?(hired|appointed|employed|recruited|chosen|offered|required|needed|selected|necessary|asked|applicable|successful|any|so|yes|no)\b))\b/,
);
const WISHES = /^(relocate|onsite|travel|shift|overtime|weekend)/;
const ABOUT_OTHERS = /^(relatives_here|referral|consent|certifications|own)/;

/** What whoever is willing without a limit is willing to as well. */
export const INCLUDING =
  / (including|also|even|sometimes|occasionally|y compris|meme|parfois) (on|at|with|a|avec) (short|little|bref|court|peu de) (notice|preavis|delai)\b/;

/** Why what is known does not reach a question that says more than its subject; null where it may. */
export function narrowedOutcome(asked: AskedQuestion): Outcome | null {
  if (!wantsYesOrNo(asked)) return null;
  const wide = asked.topic.startsWith('overtime') ? asked.text.replace(INCLUDING, ' ') : asked.text;
  if (NARROWED.test(wide) && !ABOUT_OTHERS.test(asked.topic))
    return missing(messages.message('moreThanKnown'));
  return WISHES.test(asked.topic) && CONDITION.test(asked.text)
    ? missing(messages.message('underCondition'))
    : null;
}

const isStatement = ({ question, topic }: AskedQuestion): boolean =>
  question.kind === 'consent' && !/^(consent|follow)/.test(topic);

/** A yes or no for the question as it stands. Nobody is made to tick what is not so. */
export function sayYesOrNo(asked: AskedQuestion, yes: boolean, source: ValueSource): Outcome {
  if (isStatement(asked) && !yes) return missing(messages.message('notSo'));
  const { options } = asked.question;
  // A choice that is a sentence of its own is no answer to a question put the other way round.
  const sentences = options.length > 0 && options.every(({ label }) => leaning(label) === null);
  if (sentences && isPlain(asked.text) !== true) return missing(messages.message('yesUnclear'));
  return fit(asked.question, yes ? 'Yes' : 'No', source);
}

/** Whether an outcome says yes or no to its question, by its word or by the side its choice stands on; null where it says neither. */
export function sideSaid({ question }: AskedQuestion, outcome: Outcome | null): boolean | null {
  if (outcome === null || 'missing' in outcome) return null;
  const word = wordOf(outcome);
  const side = leaning(word);
  if (side !== null) return side;
  const at = question.options.findIndex(({ value, label }) => value === outcome.value || label === word);
  return at < 0 ? null : (sidesOf(question.options.map(({ label }) => label))[at] ?? null);
}

/** Whether the choices leave one between yes and no, such as "only with fewer days". */
export function hasBetween({ question }: AskedQuestion): boolean {
  const labels = question.options.map(({ label }) => label);
  return sidesOf(labels).some((side, at) => side === null && !isDecline(labels[at] ?? ''));
}

/**
 * A no that stays one however much more a question asks: what lies outside a limit or a complete list lies outside of anything narrower. Null
 * where the question may be put the other way round, names something else beside it, or leaves a choice between yes and no.
 */
export function refusal(asked: AskedQuestion, source: ValueSource): Outcome | null {
  if (
    !wantsYesOrNo(asked) ||
    isPlain(asked.text) !== true ||
    /\b(or|ou)\b(?! (more|so|plus)\b)/.test(asked.text)
  )
    return null;
  return hasBetween(asked) ? null : sayYesOrNo(asked, false, source);
}

/** A yes or no to the plain question, turned over when the form puts it the other way round; asked when that is not sure. */
export function sayPlainly(asked: AskedQuestion, yes: boolean, source: ValueSource): Outcome {
  const plain = isPlain(asked.text);
  if (plain === null || !wantsYesOrNo(asked)) return missing(messages.message('yesUnclear'));
  return sayYesOrNo(asked, plain ? yes : !yes, source);
}

/** The one choice that holds; missing when none does or several do. */
export function pick(asked: AskedQuestion, holds: (option: Option) => boolean, source: ValueSource): Outcome {
  const found = asked.question.options.filter(holds);
  const [option] = found;
  if (option === undefined || found.length > 1) return missing(messages.message('noSingleChoice'));
  return { ...oneOf(asked.question, option), source };
}

/** Several choices at once; missing when none holds. */
export function pickAll(
  asked: AskedQuestion,
  holds: (option: Option) => boolean,
  source: ValueSource,
): Outcome {
  const found = asked.question.options.filter(holds);
  if (found.length === 0) return missing(messages.message('noneOfChoices'));
  return { ...severalOf(found), source };
}

/** Whether a text holds a phrase as whole words; both folded. */
export const says = (text: string, phrase: string): boolean =>
  phrase !== '' && ` ${text} `.includes(` ${phrase} `);
