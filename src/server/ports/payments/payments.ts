import type { PaidPlan } from '#contract/platform/billing.ts';

/** A subscription as the provider has it now. */
export interface PaymentSubscription {
  id: string;
  customerId: string;
  plan: PaidPlan;
  /** `past_due`: the last payment failed. `ended`: cancelled or never paid. */
  status: 'active' | 'past_due' | 'ended';
  periodStart: Date;
  periodEnd: Date;
  /** When it really ended; null while it runs. */
  endedAt: Date | null;
  cancelling: boolean;
  nextPlan: PaidPlan | null;
}

export interface PaymentReceipt {
  id: string;
  at: Date;
  /** Cents with tax. */
  amount: number;
  currency: string;
  status: 'paid' | 'open' | 'void';
  url: string | null;
}

/** A message of the provider whose signature was right; `subscriptionId` says what to read again. */
export interface PaymentEvent {
  id: string;
  kind: string;
  subscriptionId: string | null;
}

/**
 * The payment provider. Every call rejects with Problem `unavailable` when it cannot be reached, and with `conflict` when it
 * declines a payment.
 */
export interface Payments {
  /** `practice`: no money moves. `closed`: nothing can be bought, and every call rejects. */
  mode: 'open' | 'practice' | 'closed';
  /** Makes a customer; the same account twice makes one. */
  createCustomer(person: { accountId: string; email: string; fullName: string }): Promise<string>;
  /** Opens a checkout page for a plan. */
  openCheckout(order: {
    customerId: string;
    plan: PaidPlan;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ id: string; url: string }>;
  /** Closes a checkout page, so that it cannot be paid any more; the subscription's id when it was paid before, else null. */
  closeCheckout(id: string): Promise<string | null>;
  /** The page of cards and bills. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Null when the provider knows no such subscription, or it is for none of our plans. */
  readSubscription(id: string): Promise<PaymentSubscription | null>;
  /** Cents that are due at once when a subscription changes to a plan now. */
  previewChange(id: string, plan: PaidPlan): Promise<number>;
  /** Changes to a plan now, against payment of the difference. */
  changeNow(id: string, plan: PaidPlan): Promise<void>;
  /** Changes to a plan when the paid month ends. */
  changeLater(id: string, plan: PaidPlan): Promise<void>;
  /** Ends with the paid month. */
  cancel(id: string): Promise<void>;
  /** Takes back what was to happen at the end of the paid month. */
  resume(id: string): Promise<void>;
  /** The newest bills first. */
  receipts(customerId: string, most: number): Promise<PaymentReceipt[]>;
  /** Reads a webhook's raw body; null when the signature is not the provider's, or is older than five minutes. */
  readEvent(body: string, signature: string, receivedAt: Date): Promise<PaymentEvent | null>;
}
