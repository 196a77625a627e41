import { Check } from 'lucide-react';
import type { PaidPlan } from '#contract/platform/billing.ts';
import classes from './checkout.module.css';

const points: Readonly<Record<PaidPlan, readonly string[]>> = {
  starter: [
    'Up to 10 applications a month',
    'Basic CV tailoring and cover letter drafts',
    'Standard support',
  ],
  pro: [
    'As many applications as you choose, 5 to 25 a day in each campaign',
    'Advanced CV optimization, custom cover letters',
    'Priority support with a dedicated account manager',
  ],
};

/** What a plan gives, point by point. */
export function Points({ chosen }: { chosen: PaidPlan }) {
  return (
    <ul className={classes.points}>
      {points[chosen].map((point) => (
        <li key={point}>
          <Check aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  );
}
