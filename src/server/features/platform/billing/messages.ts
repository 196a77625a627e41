import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('billing', {
  // Refusals.
  badSignature: 'The signature of this message isn’t valid.',
  onItAlready: 'You’re already on {plan}. You can change it on the Plan page.',
  nothingBought: 'You haven’t bought a plan yet, so there’s nothing to show.',
  nothingToChange: 'You don’t have an active plan to change. Choose one first.',
  changedAlready: 'You’re already on {plan}.',
  paymentFailed: 'Your last payment failed. Check your card first, then change the plan.',

  // A notice.
  toldPaymentFailed: 'Your payment failed',
  toldPaymentFailedBody:
    'Your payment for {plan} didn’t go through. I’ll keep working for seven days. Check your card before then.',

  // Plans as they are called within a sentence.
  planTrial: 'the trial',
  planStarter: 'Starter',
  planPro: 'Pro',
  planEnterprise: 'Enterprise',
  planNone: 'no plan',
});
