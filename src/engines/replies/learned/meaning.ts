import { probabilitiesOf, scoresOf, vectorFeatures } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { ANSWERS, byAnswer, type Answer, type Likelihoods } from './likelihood.ts';
import type { Sentence } from './signs.ts';

/** What the sentences of mails mean, and what was learned of that (`assets/models/mail-meanings`). */
export interface Meanings {
  readonly model: LinearModel;
  /** Vectors from the sentence encoder by their texts (`meaningText`). */
  readonly vectors: ReadonlyMap<string, ArrayLike<number>>;
}

/** How sharply the sentence that speaks most for an answer stands out among the others. */
export const SHARPNESS = 2;

/** The text by which the encoder knows a sentence. */
export const meaningText = ({ written, read }: Pick<Sentence, 'written' | 'read'>): string =>
  written.trim() || read;

/** Lines of a mail that are asked about: a newsletter has hundreds, and each costs some milliseconds. */
const MOST_LINES = 60;

/** The sentences of a mail that say something, the subject first where it does. */
export const telling = (lines: readonly Sentence[]): readonly Sentence[] =>
  lines.slice(0, MOST_LINES).filter(({ read }) => read !== '');

/** What numbers of a mail are called in the model: of one sentence, of all in the mean, and of the subject. */
export const PARTS = ['sentence', 'mean', 'subject'] as const;
type Part = (typeof PARTS)[number];
export const partFeature = (part: Part, feature: string): string => `${part} ${feature}`;
/** A mail that is about an application. */
export const LINKED = 'linked';

/** The mean of some vectors, of length 1. */
export function meanOf(vectors: readonly ArrayLike<number>[]): number[] {
  const sums = Array.from({ length: vectors[0]?.length ?? 0 }, (_, place) =>
    vectors.reduce((sum, vector) => sum + (vector[place] ?? 0), 0),
  );
  const length = Math.hypot(...sums) || 1;
  return sums.map((sum) => sum / length);
}

/** A mail as numbers: its subject, which may say nothing, and its sentences, or the subject again where there are none. */
export interface Meant {
  subject: ArrayLike<number> | null;
  sentences: readonly ArrayLike<number>[];
  linked: boolean;
}

/** A mail whose first line is its subject as numbers; null where a vector is missing or nothing is said. */
export function meantBy(
  lines: readonly Sentence[],
  linked: boolean,
  vectors: Meanings['vectors'],
): Meant | null {
  const [head] = lines;
  const placed = telling(lines)
    .filter((line) => line !== head)
    .map((line) => vectors.get(meaningText(line)));
  const sentences = placed.filter((vector) => vector !== undefined);
  const said = head !== undefined && head.read !== '';
  const subject = said ? vectors.get(meaningText(head)) : null;
  if (subject === undefined || sentences.length < placed.length) return null;
  const spoken = sentences.length === 0 && subject !== null ? [subject] : sentences;
  return spoken.length === 0 ? null : { subject, sentences: spoken, linked };
}

/**
 * How much the sentences speak for each answer together: a soft maximum, as one sentence decides what a mail says and the others only
 * stand around it (log-sum-exp over the instances of a bag; Dietterich et al. 1997, Ramon, De Raedt 2000).
 */
export const softMaximum = (scores: readonly number[]): number => {
  const most = Math.max(...scores);
  const sum = scores.reduce((all, score) => all + Math.exp(SHARPNESS * (score - most)), 0);
  return most + Math.log(sum / scores.length) / SHARPNESS;
};

const ofPart = (part: Part, vector: ArrayLike<number>): [string, number][] =>
  vectorFeatures(vector).map(([feature, value]) => [partFeature(part, feature), value]);

/** How likely each answer is by what the sentences of a mail mean; null where that is not known. */
export function likelihoodsByMeaning(
  lines: readonly Sentence[],
  linked: boolean,
  { model, vectors }: Meanings,
): Likelihoods | null {
  const meant = meantBy(lines, linked, vectors);
  if (meant === null) return null;
  const whole = scoresOf(model, [
    ...ofPart('mean', meanOf(meant.sentences)),
    ...(meant.subject === null ? [] : ofPart('subject', meant.subject)),
    ...(linked ? [[LINKED, 1] as const] : []),
  ]);
  const bare = { ...model, bias: model.bias.map(() => 0) };
  const single = meant.sentences.map((vector) => scoresOf(bare, ofPart('sentence', vector)));
  const scores = whole.map((score, place) => score + softMaximum(single.map((scored) => scored[place] ?? 0)));
  return byAnswer(model.labels, probabilitiesOf(scores));
}

/** No answer is impossible because one of the two never met it. */
const LEAST_CHANCE = 1e-6;

/** How likely each answer is by words and meaning, which err in ways of their own: the product of both. */
export function likelihoodsByBoth(words: Likelihoods, meaning: Likelihoods): Likelihoods {
  const both = ANSWERS.map((answer: Answer) => Math.max(words[answer] * meaning[answer], LEAST_CHANCE ** 2));
  const all = both.reduce((sum, chance) => sum + chance, 0);
  return byAnswer(
    ANSWERS,
    both.map((chance) => chance / all),
  );
}

/** What is found likely: by words and meaning together, with what each finds for itself, or by words alone where the meaning is not known. */
export interface Seen {
  likely: Likelihoods;
  alone?: { words: Likelihoods; meaning: Likelihoods };
}

/** What words and meaning find likely; a meaning that is not known is null. */
export const seenBy = (words: Likelihoods, meaning: Likelihoods | null): Seen =>
  meaning === null
    ? { likely: words }
    : { likely: likelihoodsByBoth(words, meaning), alone: { words, meaning } };
