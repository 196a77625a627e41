import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { meaningTexts } from '#engines/forms/index.ts';
import type { FormModels } from '#engines/forms/index.ts';
import { vectorsOf } from '#server/ports/encoder/vectors-of.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { formModels } from '#testing/learned/form-models.ts';

const encoder = new WorkerEncoder();

/** What was learned of the questions of forms, with the vectors of these questions, as the server hands it to their engine. */
export async function modelsFor(
  asked: readonly (readonly [
    questions: readonly FormQuestion[],
    posting: Posting,
    skills?: readonly string[],
  ])[],
): Promise<FormModels> {
  const texts = new Set(
    asked.flatMap(([questions, posting, skills]) => meaningTexts(questions, posting, skills)),
  );
  return { ...formModels, vectors: await vectorsOf([...texts], encoder) };
}
