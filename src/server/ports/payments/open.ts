import { randomBytes } from 'node:crypto';
import type { Config } from '#server/config.ts';
import type { Payments } from './payments.ts';
import { closedPayments } from './closed.ts';
import { stripePayments } from './stripe.ts';

/** What we and the practice world's payments know each other by; made anew at each start. */
export const practiceSecrets = { key: 'sk_test_practice', webhook: randomBytes(24).toString('base64url') };

/** The provider the configuration names: Stripe with a key, else the practice world's where there is one, else none. */
export function openPayments({ stripe, billing, practiceOrigin }: Config): Payments {
  if (stripe !== null) return stripePayments({ ...stripe, ...billing, mode: 'open' });
  if (practiceOrigin === null) return closedPayments;
  return stripePayments({
    secretKey: practiceSecrets.key,
    webhookSecret: practiceSecrets.webhook,
    apiOrigin: practiceOrigin,
    lookupPrefix: 'legwork',
    mode: 'practice',
    ...billing,
  });
}
