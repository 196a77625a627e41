import { probabilitiesOf, scaledToOne, scoresOf } from '#engines/classifier/index.ts';
import type { LinearModel, Scales } from '#engines/classifier/index.ts';
import { bodySigns, type Sentence, type SignGroup } from './signs.ts';

/** What a mail may say. */
export const ANSWERS = [
  'received',
  'interview',
  'assessment',
  'offer',
  'rejected',
  'info-request',
  'noise',
] as const;
export type Answer = (typeof ANSWERS)[number];
/** How likely each answer is, 0 to 1; together 1. */
export type Likelihoods = Readonly<Record<Answer, number>>;

/**
 * Signs with the values they count with: 1 + ln of how often each is met, times its rarity (the model's scale), each kind of length 1
 * times its weight (tf-idf with sublinear counts; Salton, Buckley 1988). Signs that the model never met count nothing.
 */
export const valuesOf = (groups: readonly SignGroup[], model: Scales): (readonly [string, number])[] =>
  groups.flatMap(({ weight, counts }) => {
    const known = [...counts].filter(([sign]) => model.rows.has(sign));
    const values = known.map(([sign, count]) => [sign, 1 + Math.log(count)] as const);
    return scaledToOne(model, values).map(([sign, value]) => [sign, value * weight] as const);
  });

/** Chances by their answers, from the order of the labels of a model. */
export function byAnswer(labels: readonly string[], chances: readonly number[]): Likelihoods {
  const of = (answer: Answer): number => chances[labels.indexOf(answer)] ?? 0;
  return {
    received: of('received'),
    interview: of('interview'),
    assessment: of('assessment'),
    offer: of('offer'),
    rejected: of('rejected'),
    'info-request': of('info-request'),
    noise: of('noise'),
  };
}

/** How likely each answer is by the signs of a mail. */
export const likelihoodsOf = (groups: readonly SignGroup[], model: LinearModel): Likelihoods =>
  byAnswer(model.labels, probabilitiesOf(scoresOf(model, valuesOf(groups, model))));

/** The likeliest answer. */
export const likeliest = (likely: Likelihoods): Answer =>
  ANSWERS.reduce((best, answer) => (likely[answer] > likely[best] ? answer : best));

/** The sentence of a mail that speaks most for an answer; an empty one where there is none. */
export function tellingSentence(lines: readonly Sentence[], answer: Answer, model: LinearModel): Sentence {
  const place = model.labels.indexOf(answer);
  const spoken = lines.map((line) => ({
    line,
    speaks: scoresOf(model, valuesOf(bodySigns([line]), model))[place] ?? 0,
  }));
  return spoken.toSorted((one, other) => other.speaks - one.speaks)[0]?.line ?? { written: '', read: '' };
}
