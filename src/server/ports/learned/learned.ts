import type { LinearModel } from '#engines/classifier/index.ts';

/** The models in `assets/models/`, by the names of their folders. */
export type ModelName =
  | 'form-meanings'
  | 'form-questions'
  | 'form-turned'
  | 'mail-answers'
  | 'mail-meanings'
  | 'table-columns';

/** What was learned: models that engines are handed. */
export interface Learned {
  /** A model, read when it is first asked for. */
  model(name: ModelName): Promise<LinearModel>;
}
