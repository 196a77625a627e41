import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('billing', {
  // Refusals.
  badSignature: 'The signature of this message is not right.',
  onItAlready: 'You are on {plan} already. You can change it on the Plan page.',
  nothingBought: 'You have not bought a plan yet, so there is nothing to show.',
  nothingToChange: 'There is no running plan to change. Choose one first.',
  changedAlready: 'You are on {plan} already.',
  paymentFailed: 'The last payment failed. Look at your card first, then change the plan.',

  // A notice.
  toldPaymentFailed: 'Your payment failed',
  toldPaymentFailedBody:
    'The payment for {plan} did not go through. I keep working for seven days; look at your card until then.',

  // Plans as they are called within a sentence.
  planTrial: 'the trial',
  planStarter: 'Starter',
  planPro: 'Pro',
  planEnterprise: 'Enterprise',
  planNone: 'no plan',
});
