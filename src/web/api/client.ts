import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '#contract/index.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { routes } from './contract-routes.ts';
import { fetchOrTakeEarly } from './asked-early.ts';
import { storedToken } from './stored-token.ts';

/** Code of a failed call whose reply was no JSON at all: something between here and the server answered. */
export const UNREADABLE = 'UNREADABLE_REPLY';

/** Whether a body is a failure in the words of the contract. Checked by hand: every first visit would load zod for it. */
export const isErrorReply = (body: unknown): body is ErrorReply =>
  typeof body === 'object' &&
  body !== null &&
  'detail' in body &&
  typeof body.detail === 'string' &&
  'code' in body &&
  typeof body.code === 'string';

const isObject = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && !(body instanceof Blob);

const link = new OpenAPILink(routes, {
  fetch: fetchOrTakeEarly,
  url: () => new URL('/api', window.location.origin).href,
  headers: () => {
    const token = storedToken();
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  },
  customErrorResponseBodyDecoder: (body, response) => {
    if (!isObject(body)) return new ORPCError(UNREADABLE, { status: response.status });
    return isErrorReply(body)
      ? new ORPCError(body.code, { status: response.status, message: body.detail })
      : null;
  },
});

/** The server, as typed calls. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** The same calls as options of TanStack Query, with keys to invalidate. */
export const api = createTanstackQueryUtils(client);

/** What went wrong, as a sentence: the server's own `detail`, else the given words (no answer, or one that is not ours). */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ORPCError && error.status >= 400 && errorIsOurs(error) ? error.message : otherwise;
}

/** The code of a failed call, one of the contract's closed list; undefined when the answer was not ours. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof ORPCError && errorIsOurs(error) ? error.code : undefined;
}

/** HTTP status of a failed call; 0 when there was no answer at all. */
export function statusOf(error: unknown): number {
  return error instanceof ORPCError ? error.status : 0;
}

/** Whether a failed call was answered by something that is not our server. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof ORPCError && error.code === UNREADABLE;
}

// Codes of ours are lower case; the library's own are upper case.
const errorIsOurs = (error: ORPCError<string, unknown>) => error.code === error.code.toLowerCase();
