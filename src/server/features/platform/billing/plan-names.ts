import type { Standing } from '#engines/plans/index.ts';

const names: Readonly<Record<Standing['plan'], string>> = {
  trial: 'the trial',
  starter: 'Starter',
  pro: 'Pro',
  enterprise: 'Enterprise',
  none: 'no plan',
};

/** A plan as it is called in a sentence. */
export const planName = (plan: Standing['plan']): string => names[plan];
