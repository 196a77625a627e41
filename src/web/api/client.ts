import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '#contract/index.ts';
import { routes } from './contract-routes.ts';
import { fetchOrTakeEarly } from './asked-early.ts';
import { sendOnce } from '#web/api/once/send-once.ts';
import { storedToken } from './stored-token.ts';

/** Code of a failed call whose reply was no JSON at all: something between here and the server answered. */
export const UNREADABLE = 'UNREADABLE_REPLY';

/** Code of a failed call whose reply says what is wrong, and gives it no code of ours. */
const NO_CODE = 'no_code';

/**
 * The failure that a reply stands for: the contract's, whose sentence is shown also when no code comes with it, or one in the
 * library's own words. Read by hand: every first visit would load zod for it.
 */
export function failureOf(status: number, body: unknown): ORPCError<string, unknown> {
  if (typeof body !== 'object' || body === null || body instanceof Blob)
    return new ORPCError(UNREADABLE, { status });
  const detail = 'detail' in body && typeof body.detail === 'string' ? body.detail.trim() : '';
  if (detail === '') return new ORPCError('INTERNAL_SERVER_ERROR', { status });
  const code = 'code' in body && typeof body.code === 'string' ? body.code : NO_CODE;
  // The library's own codes are upper case.
  return new ORPCError(code === code.toLowerCase() ? code : NO_CODE, { status, message: detail });
}

/** The one call that the specification has posted as a form; every other posts JSON. */
const FORM_ENCODED = 'accounts.signIn';

/** The fields of a flat body of texts, as a form posts them. */
const asForm = (body: unknown): URLSearchParams =>
  new URLSearchParams(
    Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );

const link = new OpenAPILink(routes, {
  fetch: (request, init) => sendOnce(request, (sent) => fetchOrTakeEarly(sent, init)),
  url: () => new URL('/api', window.location.origin).href,
  headers: () => {
    const token = storedToken();
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  },
  clientInterceptors: [
    (options) => {
      const { path, request } = options;
      const isForm = path.join('.') === FORM_ENCODED;
      return options.next(
        isForm ? { ...options, request: { ...request, body: asForm(request.body) } } : options,
      );
    },
  ],
  customErrorResponseBodyDecoder: (body, { status }) => failureOf(status, body),
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
  return error instanceof ORPCError && errorIsOurs(error) && error.code !== NO_CODE ? error.code : undefined;
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
