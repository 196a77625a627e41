import { catalogue } from '#localization/catalogue.ts';

/** Why a payment or a change of plan did not go through. */
export const text = catalogue('payments', {
  notOpen: 'You can’t buy a plan here yet. Your account and your tracker stay as they are.',
  declined: 'Your payment was declined, so nothing was changed. Check your card and try again.',
  unreachable: 'The payment provider isn’t responding right now. Nothing was changed. Try again in a moment.',
});
