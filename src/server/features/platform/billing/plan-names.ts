import type { Standing } from '#engines/plans/index.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

const names: Readonly<Record<Standing['plan'], Message>> = {
  trial: text.message('planTrial'),
  starter: text.message('planStarter'),
  pro: text.message('planPro'),
  enterprise: text.message('planEnterprise'),
  none: text.message('planNone'),
};

/** A plan as it is called in a sentence. */
export const planName = (plan: Standing['plan']): Message => names[plan];
