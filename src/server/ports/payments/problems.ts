import { Stripe } from 'stripe';
import { Problem } from '#server/problem.ts';
import { text } from './messages.ts';

function problemOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error.type === 'StripeCardError' || error.statusCode === 402)
    return new Problem('conflict', text.message('declined'));
  const passes =
    error.type === 'StripeConnectionError' ||
    error.type === 'StripeRateLimitError' ||
    (error.statusCode ?? 0) >= 500;
  return passes ? new Problem('unavailable', text.message('unreachable')) : error;
}

/** Null for what the provider does not know; any other failure is thrown again. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
  throw error;
}

type Calls = Record<string, (...given: never[]) => Promise<unknown>>;

/** The same calls, whose failures a person can act on are Problems. */
export function asProblem<Given extends Calls>(calls: Given): Given {
  const wrapped = Object.entries(calls).map(([name, call]) => [
    name,
    (...given: never[]) =>
      call(...given).catch((error: unknown) => {
        throw problemOf(error);
      }),
  ]);
  // Each wrapper has the parameters and the result of the call it wraps.
  return Object.fromEntries(wrapped) as Given;
}
