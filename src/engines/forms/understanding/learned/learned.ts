import { probabilitiesOf, scaledToOne, scoresOf, vectorFeatures } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { featuresOf } from './features.ts';

/** What was learned of the questions of forms. */
export interface FormModels {
  /** Which canonical question a wording asks (`assets/models/form-questions`). */
  readonly questions: LinearModel;
  /** Which canonical question a wording asks, by its vector from the sentence encoder (`assets/models/form-meanings`). */
  readonly meanings: LinearModel;
  /** Vectors of questions by their `meaningText`; one that is missing is judged by its words alone. */
  readonly vectors: ReadonlyMap<string, ArrayLike<number>>;
  /** Whether a yes to a question may mean the opposite of the plain one (`assets/models/form-turned`). */
  readonly turned: LinearModel;
}

/** How likely features speak for each class, from 0 to 1 in the order of the labels. */
export const sharesBy = (model: LinearModel, features: ReadonlyMap<string, number>): number[] =>
  probabilitiesOf(scoresOf(model, scaledToOne(model, features)));

/** A canonical question with its probability from 0 to 1; `own` is what no canonical question asks. */
export interface Likeliest {
  topic: string;
  probability: number;
}

/**
 * What else a question may be that is taken for a topic, without speaking against that: another name of it, or a part of it, as which of the two
 * an address is shows in what stands beside it.
 */
const AS_WELL: ReadonlyMap<string, string> = new Map([
  ['address.city', 'location.current'],
  ['location.current', 'address.city'],
  ['address.full', 'address.line1'],
]);

function likeliestOf(chances: readonly number[], labels: readonly string[]): Likeliest {
  const highest = Math.max(...chances);
  const topic = labels[chances.indexOf(highest)] ?? 'own';
  const other = chances[labels.indexOf(AS_WELL.get(topic) ?? '')] ?? 0;
  return { topic, probability: highest + other };
}

const chancesByWords = (said: string, { questions }: Pick<FormModels, 'questions'>): number[] =>
  sharesBy(questions, featuresOf(said));

/** What each vector was last judged to be: a question is asked for its topic, its rivals and its shares. */
const judged = new WeakMap<object, { by: LinearModel; chances: readonly number[] }>();

function chancesByMeaning(
  vector: ArrayLike<number>,
  { meanings }: Pick<FormModels, 'meanings'>,
): readonly number[] {
  const known = judged.get(vector);
  if (known?.by === meanings) return known.chances;
  const chances = probabilitiesOf(scoresOf(meanings, vectorFeatures(vector)));
  judged.set(vector, { by: meanings, chances });
  return chances;
}

/** The canonical question that some words ask most likely, by what was learned from all known wordings. */
export const likeliestByWords = (said: string, models: Pick<FormModels, 'questions'>): Likeliest =>
  likeliestOf(chancesByWords(said, models), models.questions.labels);

/** The one that the vector of a whole question from the sentence encoder speaks for. */
export const likeliestByMeaning = (
  vector: ArrayLike<number>,
  models: Pick<FormModels, 'meanings'>,
): Likeliest => likeliestOf(chancesByMeaning(vector, models), models.meanings.labels);

/** No class is impossible because one of the two never met it. */
const LEAST_CHANCE = 1e-6;

/** The chances of the classes by both, in the order of the labels by words: the geometric mean, as each errs in ways of its own. */
function chancesByBoth(
  said: string,
  vector: ArrayLike<number>,
  models: Pick<FormModels, 'questions' | 'meanings'>,
): number[] {
  const byWords = chancesByWords(said, models);
  const meant = chancesByMeaning(vector, models);
  const byMeaning = new Map(models.meanings.labels.map((label, place) => [label, meant[place] ?? 0]));
  const both = models.questions.labels.map((label, place) =>
    Math.sqrt(
      Math.max(byWords[place] ?? 0, LEAST_CHANCE) * Math.max(byMeaning.get(label) ?? 0, LEAST_CHANCE),
    ),
  );
  const all = both.reduce((sum, chance) => sum + chance, 0);
  return both.map((chance) => chance / all);
}

/** The canonical question that words and meaning speak for together. */
export const likeliestByBoth = (
  said: string,
  vector: ArrayLike<number>,
  models: Pick<FormModels, 'questions' | 'meanings'>,
): Likeliest => likeliestOf(chancesByBoth(said, vector, models), models.questions.labels);

/** Every canonical question with its chance by words and meaning together. */
export function chancesOf(
  said: string,
  vector: ArrayLike<number>,
  models: Pick<FormModels, 'questions' | 'meanings'>,
): Likeliest[] {
  const chances = chancesByBoth(said, vector, models);
  return models.questions.labels.map((topic, place) => ({ topic, probability: chances[place] ?? 0 }));
}

/**
 * How likely some words ask one canonical question beside how likely they ask what they ask most likely, from 0 to 1, with their meaning where it
 * is known; 1 for one that was never learned.
 */
export function shareOf(
  topic: string,
  said: string,
  vector: ArrayLike<number> | undefined,
  models: Pick<FormModels, 'questions' | 'meanings'>,
): number {
  const chances = vector === undefined ? chancesByWords(said, models) : chancesByBoth(said, vector, models);
  const chance = chances[models.questions.labels.indexOf(topic)];
  return chance === undefined ? 1 : chance / Math.max(...chances);
}
