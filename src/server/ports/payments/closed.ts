import { Problem } from '#server/problem.ts';
import { text } from './messages.ts';
import type { Payments } from './payments.ts';

const refuse = () => Promise.reject(new Problem('unavailable', text.message('notOpen')));

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
