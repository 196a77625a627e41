import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue(
  'billing',
  {
    // Refusals.
    badSignature: 'The signature of this message isn’t valid.',
    planAlready: `{plan, select,
    starter {You’re already on Starter. You can change it on the Plan page.}
    pro {You’re already on Pro. You can change it on the Plan page.}
    enterprise {You’re already on Enterprise. You can change it on the Plan page.}
    other {You already have a plan. You can change it on the Plan page.}
  }`,
    nothingBought: 'You haven’t bought a plan yet, so there’s nothing to show.',
    nothingToChange: 'You don’t have an active plan to change. Choose one first.',
    sameAlready: `{plan, select,
    starter {You’re already on Starter.}
    pro {You’re already on Pro.}
    enterprise {You’re already on Enterprise.}
    other {You’re already on that plan.}
  }`,
    paymentFailed: 'Your last payment failed. Check your card first, then change the plan.',

    // A notice.
    toldPaymentFailed: 'Your payment failed',
    toldPaymentOfPlanFailed: `{plan, select,
    starter {Your payment for Starter didn’t go through. I’ll keep working for seven days. Check your card before then.}
    pro {Your payment for Pro didn’t go through. I’ll keep working for seven days. Check your card before then.}
    enterprise {Your payment for Enterprise didn’t go through. I’ll keep working for seven days. Check your card before then.}
    other {Your payment didn’t go through. I’ll keep working for seven days. Check your card before then.}
  }`,
  },
  {
    onItAlready: 'You’re already on {plan}. You can change it on the Plan page.',
    changedAlready: 'You’re already on {plan}.',
    toldPaymentFailedBody:
      'Your payment for {plan} didn’t go through. I’ll keep working for seven days. Check your card before then.',
    planStarter: 'Starter',
    planPro: 'Pro',
    planEnterprise: 'Enterprise',
    planTrial: 'the trial',
    planNone: 'no plan',
  },
);
