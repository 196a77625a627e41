import { wordFor } from '#engines/lexicon/index.ts';
import { factIds, type Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, isPlain, sayYesOrNo, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { topicParameter } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** "planning", "plans" and "planned" are one action. */
const rootOf = (word: string): string => word.replace(/(?:(\w)\1)?(?:ings?|ed|es|s|e)$/, '$1');
const roots = (text: string): string => ` ${plainLabel(text).split(' ').map(rootOf).join(' ')} `;

const NOT_DONE = wordFor('actions: not done');

/**
 * Yes where a sentence about one of the person's jobs says in one stretch the very action that is asked: "experience in planning
 * preventive maintenance" beside "Plans preventive maintenance of 3 warehouses". Null otherwise; never a no.
 */
export function doneInWords(asked: AskedQuestion): Outcome | null {
  const action = topicParameter(asked.topic);
  const words = action.split(' ');
  if (words.length < 2 || words.length > 6 || /\d/.test(asked.text)) return null;
  if (asked.question.kind === 'multi' || !wantsYesOrNo(asked) || isPlain(asked.text) !== true) return null;
  const { master } = asked.context;
  const index = master.resume.work.findIndex(({ summary, highlights }) =>
    [summary, ...highlights]
      .flatMap((text) => text.split(/[.;!\n]/))
      .some((sentence) => roots(sentence).includes(roots(action)) && !NOT_DONE.test(plainLabel(sentence))),
  );
  if (index < 0) return null;
  return sayYesOrNo(asked, true, {
    kind: 'fact',
    fact_ids: factIds(master, [`/work/${index}`]),
    label: messages.message('fromYourCv'),
  });
}
