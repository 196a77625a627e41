import { implement } from '@orpc/server';
import { contract } from '#contract/index.ts';
import type { Actor } from '#server/actor.ts';
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

/** The contract, ready to be implemented; endpoints that need an account answer 401 without one. */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  .use(({ context, next, procedure }) => {
    const { access } = procedure['~orpc'].meta;
    if (access === 'account' && context.actor.kind !== 'account')
      throw new Problem('unauthenticated', SIGN_IN_FIRST);
    return next();
  });

/** The signed-in account of a request; for endpoints whose access is `account`. */
export function accountOf(context: RequestContext): string {
  if (context.actor.kind !== 'account') throw new Problem('unauthenticated', SIGN_IN_FIRST);
  return context.actor.accountId;
}
