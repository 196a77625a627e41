import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { DENIED, isDecline, plainLabel, yesOrNo } from '#engines/forms/understanding/wording.ts';

type Option = FormQuestion['options'][number];

/** How the choice not to tell is read, in whatever words a form puts it. */
const PLAINLY = 'Prefer not to say';
/** Words by which somebody speaks of themselves. */
const OF_ONESELF = /\b(i|my|myself|je|j|me|moi|mon)\b/;
/** Words by which a choice speaks of the question, not of what is asked: "Keep this private", "Je passe cette question". */
const OF_QUESTION = wordFor('declines: of question');
/** Not to know is not to decline. */
const UNSURE = wordFor('declines: unsure');

/** In a list "none of these" and "I have none" say something. */

const ofOneself = ({ label }: Option): boolean => {
  const plain = plainLabel(label);
  return OF_ONESELF.test(plain) && !UNSURE.test(plain);
};

const ofQuestion = ({ label }: Option): boolean =>
  OF_QUESTION.test(plainLabel(label)) && !UNSURE.test(plainLabel(label));

/**
 * The choice not to tell, by its place among the others: a sentence about oneself beside a bare yes and a bare no, or the only such one in
 * a list of names, or the only one that speaks of the question. Null where none or several stand so.
 */
function byPlace(options: readonly Option[]): Option | null {
  const sides = options.map(({ label }) => yesOrNo(label));
  const open = options.filter((_, at) => sides[at] === null);
  const [left] = open;
  const beside = options.length === 3 && sides.includes(true) && sides.includes(false);
  if (beside && left !== undefined && open.length === 1)
    return ofOneself(left) || ofQuestion(left) ? left : null;
  if (options.length < 3 || open.length < options.length) return null;
  const asked = options.filter(ofQuestion);
  const said = asked.length === 1 ? asked : options.filter(ofOneself);
  const [only] = said;
  if (only === undefined || said.length > 1) return null;
  const plain = plainLabel(only.label);
  return DENIED.test(plain) || plain.split(' ').length < 3 ? null : only;
}

/** A question about what somebody is, with the choice not to tell in plain words, where its own are none of those that are known. */
export function withPlainDecline(question: FormQuestion, topic: string): FormQuestion {
  const { options } = question;
  if (!topic.startsWith('demo.') || options.some(({ label }) => isDecline(label))) return question;
  const decline = byPlace(options);
  return decline === null
    ? question
    : {
        ...question,
        options: options.map((option) => (option === decline ? { ...option, label: PLAINLY } : option)),
      };
}
