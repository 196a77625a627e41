import type { FormPlan } from '#contract/career/form.ts';
import { planForm, sayPlan } from '#engines/forms/index.ts';
import { english } from './in-english.ts';

/** A plan as it is said in English. */
export const planInEnglish = (...given: Parameters<typeof planForm>): FormPlan =>
  sayPlan(planForm(...given), english);
