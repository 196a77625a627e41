import { Problem } from '#server/problem.ts';
import type { Payments } from './payments.ts';

const refuse = () =>
  Promise.reject(
    new Problem(
      'unavailable',
      'Plans cannot be bought here yet. Your account and your tracker stay as they are.',
    ),
  );

/** Stands where no payment provider is configured: says so. */
export const closedPayments: Payments = {
  mode: 'closed',
  createCustomer: refuse,
  openCheckout: refuse,
  closeCheckout: refuse,
  openPortal: refuse,
  readSubscription: () => Promise.resolve(null),
  previewChange: refuse,
  changeNow: refuse,
  changeLater: refuse,
  cancel: refuse,
  resume: refuse,
  receipts: () => Promise.resolve([]),
  readEvent: () => Promise.resolve(null),
};
