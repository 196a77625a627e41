import { patternOf, type WordClasses } from './pattern.ts';

/** What a sentence that has certain words in their order speaks for. */
export interface Rule<Gives extends string> {
  /** Words with hyphens; one of its kind among the rules it stands with. */
  id: string;
  /** Patterns (`patternOf`) of which a sentence has to have one. */
  when: readonly string[];
  /** Patterns of which it may have none. */
  unless?: readonly string[];
  gives: Gives;
  /** Why a sentence with these words says so, for whoever changes the rule. */
  because: string;
  /** Sentences that it speaks of. */
  examples: readonly string[];
  /** Sentences that look as if it did. */
  counterexamples: readonly string[];
}

/** A rule that can be asked. */
export interface ReadyRule<Gives extends string> extends Rule<Gives> {
  /** Whether it speaks of a folded sentence. */
  speaksOf(sentence: string): boolean;
}

/**
 * Makes rules ready over the classes of words they name. Throws where two have one id, or one names a class that there is not.
 */
export function readyRules<Gives extends string>(
  rules: readonly Rule<Gives>[],
  classes: WordClasses,
): ReadyRule<Gives>[] {
  const ids = new Set(rules.map(({ id }) => id));
  if (ids.size < rules.length) throw new Error('Two rules have one id.');
  return rules.map((rule) => {
    const when = rule.when.map((pattern) => patternOf(pattern, classes));
    const unless = (rule.unless ?? []).map((pattern) => patternOf(pattern, classes));
    const speaksOf = (sentence: string): boolean =>
      when.some((pattern) => pattern.test(sentence)) && !unless.some((pattern) => pattern.test(sentence));
    return { ...rule, speaksOf };
  });
}

/** The first sentence that each rule speaks of, by its place, in the order of the rules; rules that speak of none are left out. */
export const rulesMet = <Gives extends string>(
  rules: readonly ReadyRule<Gives>[],
  sentences: readonly string[],
): { rule: ReadyRule<Gives>; at: number }[] =>
  rules
    .map((rule) => ({ rule, at: sentences.findIndex((sentence) => rule.speaksOf(sentence)) }))
    .filter(({ at }) => at >= 0);
