import type { AnswerKind, AnswerValue } from '#contract/career/hub/answer-value.ts';

/** A value of one kind. */
export type Of<Kind extends AnswerKind> = AnswerValue & { kind: Kind };

type Kinds = { [Kind in AnswerKind]: Of<Kind> };

/** What is made of a value, for each of the kinds. */
export type ByKind<Result> = { readonly [Kind in keyof Kinds]: (value: Kinds[Kind]) => Result };

/** What a table makes of a value. */
export function byKind<Result>(table: ByKind<Result>, value: AnswerValue): Result {
  // Each row of the table takes its own kind, which the value names.
  return (table[value.kind] as (value: AnswerValue) => Result)(value);
}
