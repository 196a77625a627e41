import type { Standing } from './standing.ts';

/** What a plan has beside the applications it lets be sent; what is not here is for every plan. */
export interface Benefits {
  /** Whether letter and summary are told in several ways to choose from. */
  variants: boolean;
  /** Seconds of waiting that work for the account counts as having had when it comes into the queue. */
  headStartSeconds: number;
  /** Whether a person's answer within one working day is promised. */
  prioritySupport: boolean;
}

/**
 * An hour: work on these plans goes before everything that came in the hour before it, and behind what has waited longer, so
 * that nobody waits for ever.
 */
const HEAD_START_SECONDS = 3600;

/** What tells the plans apart, as the pricing page says it. */
export function benefitsOf({ plan }: Pick<Standing, 'plan'>): Benefits {
  const isPro = plan === 'pro' || plan === 'enterprise';
  return { variants: isPro, headStartSeconds: isPro ? HEAD_START_SECONDS : 0, prioritySupport: isPro };
}
