import type { FormQuestion } from '#contract/career/form.ts';
import { inOneLanguage } from './bilingual.ts';
import { withVous } from './familiar.ts';
import { inEnglish } from './german.ts';

/** A question in words that what answers questions knows: German in English, "tu" as "vous", French beside English as English; any other as it stands. */
export const asRead = (question: FormQuestion): FormQuestion =>
  inOneLanguage(question) ?? inEnglish(question) ?? withVous(question) ?? question;
