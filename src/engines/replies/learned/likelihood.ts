import { kindOf, signsIn, type Sentence } from './signs.ts';
import { WEIGHTS } from './weights.data.ts';

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
/** Of each sign, how much it speaks for each of ANSWERS; those of "" always count. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** How much each of the signs counts: those of a kind the less the more there are. */
export function sharesOf(signs: readonly string[]): number[] {
  const counts = { notion: 0, word: 0, pair: 0 };
  for (const sign of signs) counts[kindOf(sign)] += 1;
  return signs.map((sign) => 1 / Math.sqrt(counts[kindOf(sign)] + 1));
}

/** How likely each answer is by the signs of a mail (multinomial logistic regression; the weights are fitted offline). */
export function likelihoodsOf(signs: ReadonlySet<string>, weights: Weights = WEIGHTS): Likelihoods {
  const known = [...signs].filter((sign) => weights[sign] !== undefined);
  const shares = sharesOf(known);
  const scores = ANSWERS.map(
    (_, at) =>
      (weights['']?.[at] ?? 0) +
      known.reduce((sum, sign, place) => sum + (weights[sign]?.[at] ?? 0) * (shares[place] ?? 0), 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  const of = (answer: Answer): number => (powers[ANSWERS.indexOf(answer)] ?? 0) / all;
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
export function tellingSentence(lines: readonly Sentence[], answer: Answer): Sentence {
  const column = ANSWERS.indexOf(answer);
  const spoken = lines.map((line) => ({
    line,
    speaks: [...signsIn(line)].reduce((sum, sign) => sum + (WEIGHTS[sign]?.[column] ?? 0), 0),
  }));
  return spoken.toSorted((one, other) => other.speaks - one.speaks)[0]?.line ?? { written: '', read: '' };
}
