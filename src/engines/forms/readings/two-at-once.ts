import type { FormQuestion } from '#contract/career/form.ts';
import { wordOf } from '#engines/forms/saying/displayed.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { partsOf } from '#engines/forms/understanding/compound.ts';
import { topicName, topicOf } from '#engines/forms/understanding/topics.ts';
import { leaning } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

const factsOf = (source: ValueSource): readonly string[] => ('fact_ids' in source ? source.fact_ids : []);

/**
 * What a question that asks two things in a breath is answered with: yes when both hold, no when one does not, and asked
 * when that is not known. Null for a question that asks one thing.
 */
export function compoundOutcome(
  question: FormQuestion,
  { posting, models }: FormContext,
  answer: (part: FormQuestion, topic: string) => Outcome,
): Outcome | null {
  const parts = partsOf(question).map((label) => {
    const part = { ...question, label };
    return { part, topic: topicOf(part, posting, models) };
  });
  const [first] = parts;
  if (first === undefined || topicName(first.topic) === 'own') return null;
  const answered = parts.map(({ part, topic }) => answer(part, topic));
  const known = answered.filter((outcome) => 'value' in outcome);
  const denied = known.find((outcome) => leaning(wordOf(outcome)) === false);
  if (denied !== undefined) return fit(question, 'No', denied.source);
  if (known.length < parts.length || known.some((outcome) => leaning(wordOf(outcome)) !== true))
    return missing(messages.message('oneOfTwoUnknown'));
  return fit(question, 'Yes', {
    kind: 'derived',
    rule: messages.message('bothHold'),
    fact_ids: [...new Set(known.flatMap(({ source }) => factsOf(source)))],
    label: known.map(({ source }) => source.label).find((label) => label !== '') ?? '',
  });
}
