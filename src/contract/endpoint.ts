import { oc } from '@orpc/contract';

/**
 * Who may call an endpoint. `visitor`: anyone. `account`: a bearer token.
 * `account_or_token`: a bearer token or a single-use token in the body.
 */
export type Access = 'visitor' | 'account' | 'account_or_token';

/**
 * What an endpoint asks of its caller. `stepUp`: the person must have proven themselves again within the last ten
 * minutes (password, passkey or mailed code), else it answers `step_up_required`.
 */
interface EndpointMeta {
  access: Access;
  stepUp?: boolean;
}

/** The start of every endpoint; it needs a bearer token unless its meta says otherwise. Paths are below /api. */
export const endpoint = oc.$meta<EndpointMeta>({ access: 'account' });
