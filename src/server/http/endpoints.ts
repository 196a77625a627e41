import { implement } from '@orpc/server';
import type { AccountKind } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { Reader } from '#localization/format.ts';
import type { Actor, Visit } from '#server/actor.ts';
import { text } from '#server/http/messages.ts';
import { hasUnstorableText } from '#server/http/storable.ts';
import { homeOf } from '#server/origins.ts';
import { accountEnding, Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';

/** What every route handler gets besides its input. */
export interface RequestContext {
  world: World;
  actor: Actor;
  visit: Visit;
  /** In whose language and time zone it is answered. */
  reader: Reader;
  /** Headers that the answer shall carry besides its own. */
  replyHeaders: Headers;
}

const signInFirst = () => new Problem('unauthenticated', text.message('signInFirst'));

/** Refuses what is of a side the account does not have, with the way to its own. */
function refuseOtherSide(
  { world }: RequestContext,
  account: { sides: readonly AccountKind[]; home: AccountKind },
  wanted: AccountKind,
): void {
  if (account.sides.includes(wanted)) return;
  const home = homeOf({ kind: account.home }, world.config.publicOrigin);
  throw new Problem(
    'wrong_account_kind',
    account.home === 'business' ? text.message('ofBusiness', { home }) : text.message('ofCareer', { home }),
  );
}

/**
 * The contract, ready to be implemented; endpoints that need an account answer 401 without one,
 * guarded ones 403 `step_up_required` until the person proved themselves again, and those of one offering 403
 * `wrong_account_kind` to accounts without that side; what sets the agent to work 409 `account_ending` within the grace of a deletion.
 */
export const endpoints = implement(contract)
  .$context<RequestContext>()
  .use(({ context, next, procedure }, input) => {
    const { access, stepUp, accountKind, begins } = procedure['~orpc'].meta;
    if (access === 'account' && context.actor.kind !== 'account') throw signInFirst();
    if (accountKind !== undefined && context.actor.kind === 'account')
      refuseOtherSide(context, context.actor, accountKind);
    if (begins === true && context.actor.kind === 'account' && context.actor.ending === true)
      throw accountEnding();
    if (stepUp === true && !(context.actor.kind === 'account' && context.actor.steppedUp))
      throw new Problem('step_up_required', text.message('confirmFirst'));
    if (hasUnstorableText(input)) throw new Problem('invalid_input', text.message('cannotBeKept'));
    return next();
  });

/** The signed-in account of a request; for endpoints whose access is `account`. */
export function accountOf(context: RequestContext): string {
  return sessionOf(context).accountId;
}

/** The signed-in account with its session, for endpoints that work on the session itself. */
export function sessionOf(context: RequestContext): { accountId: string; sessionId: string } {
  if (context.actor.kind !== 'account') throw signInFirst();
  return context.actor;
}
