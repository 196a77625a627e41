import { probabilitiesOf, scaledToOne, scoresOf } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { featuresOf } from './features.ts';

/** What was learned of the questions of forms. */
export interface FormModels {
  /** Which canonical question a wording asks (`assets/models/form-questions`). */
  readonly questions: LinearModel;
  /** Whether a yes to a question may mean the opposite of the plain one (`assets/models/form-turned`). */
  readonly turned: LinearModel;
}

/** How likely features speak for each class, from 0 to 1 in the order of the labels. */
export const sharesBy = (model: LinearModel, features: ReadonlyMap<string, number>): number[] =>
  probabilitiesOf(scoresOf(model, scaledToOne(model, features)));

/**
 * The canonical question that some words ask most likely, by what was learned from all known wordings, with its probability from
 * 0 to 1. `own` is what no canonical question asks.
 */
export function likeliestTopic(
  said: string,
  { questions }: Pick<FormModels, 'questions'>,
): { topic: string; probability: number } {
  const shares = sharesBy(questions, featuresOf(said));
  const probability = Math.max(...shares);
  return { topic: questions.labels[shares.indexOf(probability)] ?? 'own', probability };
}
