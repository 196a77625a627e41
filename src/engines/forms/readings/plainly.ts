import type { FormQuestion } from '#contract/career/form.ts';
import { withVous } from './familiar.ts';
import { inEnglish } from './german.ts';

/** A question in words that what answers questions knows: German in English, "tu" as "vous"; any other as it stands. */
export const asRead = (question: FormQuestion): FormQuestion =>
  inEnglish(question) ?? withVous(question) ?? question;
