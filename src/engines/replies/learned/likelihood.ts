import { probabilitiesOf, scoresOf, weightOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { kindOf, signsIn, type Sentence } from './signs.ts';

/** What a mail may say, in the order of a sign's weights. */
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
/** How much each of the signs counts: those of a kind the less the more there are. */
export function sharesOf(signs: readonly string[]): number[] {
  const counts = { notion: 0, word: 0, pair: 0 };
  for (const sign of signs) counts[kindOf(sign)] += 1;
  return signs.map((sign) => 1 / Math.sqrt(counts[kindOf(sign)] + 1));
}

/** How likely each answer is by the signs of a mail; those that the model never met say nothing. */
export function likelihoodsOf(signs: ReadonlySet<string>, model: LinearModel): Likelihoods {
  const known = [...signs].filter((sign) => model.rows.has(sign));
  const shares = sharesOf(known);
  const chances = probabilitiesOf(
    scoresOf(
      model,
      known.map((sign, place) => [sign, shares[place] ?? 0]),
    ),
  );
  const of = (answer: Answer): number => chances[model.labels.indexOf(answer)] ?? 0;
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

/** The sentence of a mail that speaks most for an answer; an empty one where there is none. */
export function tellingSentence(lines: readonly Sentence[], answer: Answer, model: LinearModel): Sentence {
  const place = model.labels.indexOf(answer);
  const spoken = lines.map((line) => ({
    line,
    speaks: [...signsIn(line)].reduce((sum, sign) => sum + weightOf(model, sign, place), 0),
  }));
  return spoken.toSorted((one, other) => other.speaks - one.speaks)[0]?.line ?? { written: '', read: '' };
}
