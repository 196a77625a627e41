import type { PushMessage, PushSubscriptionInput } from '#contract/platform/notifications.ts';

/** `gone`: the device unsubscribed, forget it. `failed`: worth another try. */
export type PushOutcome = 'delivered' | 'gone' | 'refused' | 'failed';

export interface PushSender {
  publicKey(): string;
  /** True when the endpoint belongs to a push service we know (or to the test's own). */
  accepts(endpoint: string): boolean;
  send(
    subscription: PushSubscriptionInput,
    message: PushMessage,
    lifetimeSeconds: number,
  ): Promise<PushOutcome>;
}
