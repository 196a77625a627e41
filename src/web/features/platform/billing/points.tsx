import { Check } from 'lucide-react';
import type { PaidPlan } from '#contract/platform/billing.ts';
import { planOffer } from '#web/shell/plans/plan-offer.ts';
import classes from './checkout.module.css';

/** What a plan gives, point by point. */
export function Points({ chosen }: { chosen: PaidPlan }) {
  return (
    <ul className={classes.points}>
      {Object.values(planOffer()[chosen]).map((point) => (
        <li key={point}>
          <Check aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  );
}
