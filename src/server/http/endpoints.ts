import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import type { Actor } from '#server/actor.ts';
import { hasUnstorableText } from '#server/http/storable.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';

/** What every route handler gets besides its input. */
export interface RequestContext {
  world: World;
  actor: Actor;
  /** Canonical source of the request, for limits: an IPv4 address or the first 64 bits of an IPv6 one. */
  source: string;
  userAgent: string;
}

const SIGN_IN_FIRST = 'Please sign in and try again.';
const UNSTORABLE = 'The request holds characters that cannot be kept. Please type the text again.';

/** The contract, ready to be implemented; endpoints that need an account answer 401 without one. */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  .use(({ context, next, procedure }, input) => {
    const { access } = procedure['~orpc'].meta;
    if (access === 'account' && context.actor.kind !== 'account')
      throw new Problem('unauthenticated', SIGN_IN_FIRST);
    if (hasUnstorableText(input)) throw new Problem('invalid_input', UNSTORABLE);
    return next();
  });

/** The signed-in account of a request; for endpoints whose access is `account`. */
export function accountOf(context: RequestContext): string {
  return sessionOf(context).accountId;
}

/** The signed-in account with its session, for endpoints that work on the session itself. */
export function sessionOf(context: RequestContext): { accountId: string; sessionId: string } {
  if (context.actor.kind !== 'account') throw new Problem('unauthenticated', SIGN_IN_FIRST);
  return context.actor;
}
