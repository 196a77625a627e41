import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { Router } from '@orpc/server';
import type { Context } from 'hono';
import type { RequestContext } from '#server/http/endpoints.ts';
import { errorBody, toWireError } from '#server/http/error-reply.ts';
import type { Log } from '#server/ports/log.ts';

// `Router<any, …>` is oRPC's own spelling of "whatever the contract says".
// oxlint-disable-next-line typescript/no-explicit-any
export type ApiRouter = Router<any, RequestContext>;

/** Serves the contract's router below /api. */
export function createApi(router: ApiRouter, log: Log) {
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: errorBody,
    clientInterceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          throw toWireError(error, log);
        }
      },
    ],
    interceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          throw toWireError(error, log);
        }
      },
    ],
  });
  return async (context: Context, requestContext: RequestContext): Promise<Response> => {
    const { matched, response } = await handler.handle(context.req.raw, { prefix: '/api', context: requestContext });
    if (matched) return withRetryAfter(response);
    return Response.json({ detail: 'There is nothing at this address.', code: 'not_found' }, { status: 404 });
  };
}

/** Tells a limited caller when to come back; the limits are per minute or longer, so a minute is right where none is said. */
function withRetryAfter(response: Response): Response {
  if (response.status === 429 && !response.headers.has('retry-after')) response.headers.set('retry-after', '60');
  return response;
}
