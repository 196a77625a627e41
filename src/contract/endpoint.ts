import { oc } from '@orpc/contract';

/**
 * Who may call an endpoint. `visitor`: anyone. `account`: a bearer token.
 * `account_or_token`: a bearer token or a single-use token in the body.
 */
export type Access = 'visitor' | 'account' | 'account_or_token';

/** What an account is used for: looking for work, a business. It is made for one, and may open the other. */
export type AccountKind = 'career' | 'business';

/**
 * What an endpoint asks of its caller. `stepUp`: the person must have proven themselves again within the last ten
 * minutes (password, passkey or mailed code), else it answers `step_up_required`. `accountKind`: only accounts with that
 * side may call, others are answered `wrong_account_kind`; without it all may. `begins`: sets the agent to work, which an account that is to be deleted does not: it is answered
 * `account_ending`. `once: false`: done every time, whatever its
 * `Idempotency-Key` (once.ts), because its answer opens something and would lie about for a day, or is a file that was only made.
 */
export interface EndpointMeta {
  access: Access;
  stepUp?: boolean;
  accountKind?: AccountKind;
  begins?: boolean;
  once?: false;
  /** How large a file its body may be, where that is more than the 5 MB of others. */
  uploadMegabytes?: number;
}

/** The start of every endpoint; it needs a bearer token unless its meta says otherwise. Paths are below /api. */
export const endpoint = oc.$meta<EndpointMeta>({ access: 'account' });

/** The start of every endpoint of the career offering. */
export const careerEndpoint = endpoint.meta({ access: 'account', accountKind: 'career' });

/** The start of every endpoint of the business offering. */
export const businessEndpoint = endpoint.meta({ access: 'account', accountKind: 'business' });

/** The start of endpoints of the career offering that set the agent to work. */
export const workingEndpoint = careerEndpoint.meta({
  access: 'account',
  accountKind: 'career',
  begins: true,
});
