import type { FormModels } from '#engines/forms/index.ts';
import { learnedModel } from './learned-model.ts';

/** What was learned of the questions of forms, as the server hands it to their engine. */
export const formModels: FormModels = {
  questions: learnedModel('form-questions'),
  meanings: learnedModel('form-meanings'),
  vectors: new Map(),
  turned: learnedModel('form-turned'),
};
