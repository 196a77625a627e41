import type { FormQuestion } from '#contract/career/form.ts';
import type { learnedTopic } from './learned/index.ts';
import { VERY_SURE } from './learned/index.ts';
import { BROAD_RULES, OF_OTHERS, OWN_DETAILS, type TopicRule } from './topics.data.ts';

const DETAIL_WORDS = 12;

/** A sentence that only mentions a telephone or a website asks for something else. */
export function couldBe(topic: string, text: string, kind: FormQuestion['kind']): boolean {
  if (!OWN_DETAILS.test(topic) && topic !== 'email' && topic !== 'phone') return true;
  const asksForIt =
    kind !== 'boolean' && kind !== 'consent' && (kind !== 'long' || topic.startsWith('address.'));
  return asksForIt && text.split(' ').length <= DETAIL_WORDS && !OF_OTHERS.test(text);
}

/** The first rule that fits some folded words and the kind of the control. */
export function ruleFor(
  rules: readonly TopicRule[],
  text: string,
  kind: FormQuestion['kind'],
): TopicRule | undefined {
  if (text === '') return undefined;
  return rules.find(
    (rule) =>
      (rule.kinds === undefined || rule.kinds.includes(kind)) &&
      rule.when.test(text) &&
      rule.not?.test(text) !== true &&
      couldBe(rule.topic, text, kind),
  );
}

/** A broad rule, unless what was learned is very sure of something else. */
export function broadRule(
  label: string,
  { kind }: FormQuestion,
  learned: ReturnType<typeof learnedTopic>,
): TopicRule | undefined {
  const broad = ruleFor(BROAD_RULES, label, kind);
  const overruled = learned !== null && learned.probability >= VERY_SURE && learned.topic !== broad?.topic;
  return overruled ? undefined : broad;
}
