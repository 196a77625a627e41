import { traverseContractProcedures } from '@orpc/server';
import type { AnyContractRouter } from '@orpc/contract';
import type { Router } from '@orpc/server';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { z } from 'zod';
import type { Access, EndpointMeta } from '#contract/endpoint.ts';
import type { RequestContext } from '#server/http/endpoints.ts';
import { errorBody, refuse, toWireError } from '#server/http/error-reply.ts';
import { text } from '#server/http/messages.ts';
import type { Log } from '#server/ports/log.ts';

/** The request's context, and what a failure wants said beside its body. */
interface ApiContext extends RequestContext {
  failure: { retryAfterSeconds: number | null };
}

// `Router<any, …>` is oRPC's own spelling of "whatever the contract says".
// oxlint-disable-next-line typescript/no-explicit-any
export type ApiRouter = Router<any, RequestContext>;

interface Address {
  /** As the contract writes it, below /api. */
  path: string;
  /** Of the whole path below /api. */
  pattern: RegExp;
  method: string;
  access: Access;
  /** Whether its input holds a file, which comes as a form. */
  takesFile: boolean;
  /** How large that file may be, where the contract says more than usual. */
  uploadMegabytes: number | null;
  /** Whether it is done once under one `Idempotency-Key`. */
  once: boolean;
}

const holdsFile = (schema: unknown): boolean =>
  schema instanceof z.ZodObject && Object.values(schema.shape).some((field) => field instanceof z.ZodFile);

/** The addresses of the router, each with its method and what its endpoint asks of a caller. */
export function addressesOf(router: ApiRouter | AnyContractRouter): Address[] {
  const addresses: Address[] = [];
  traverseContractProcedures({ router, path: [] }, ({ contract }) => {
    const { path, method } = contract['~orpc'].route;
    if (path === undefined) return;
    const pattern = path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+');
    const { access, once, uploadMegabytes } = contract['~orpc'].meta as EndpointMeta; // Every procedure starts as an `endpoint`.
    addresses.push({
      path,
      pattern: new RegExp(`^/api${pattern}/?$`),
      method: method ?? 'POST',
      access,
      takesFile: holdsFile(contract['~orpc'].inputSchema),
      uploadMegabytes: uploadMegabytes ?? null,
      once: once !== false,
    });
  });
  return addresses;
}

/** Serves the contract's router below /api. */
export function createApi(router: ApiRouter, log: Log) {
  const addresses = addressesOf(router);
  const handler = new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: (error) => errorBody(error, log),
    clientInterceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          const wire = toWireError(error, log, options.context.reader);
          options.context.failure.retryAfterSeconds = wire.data.retryAfterSeconds;
          throw wire;
        }
      },
    ],
  });
  return async (request: Request, requestContext: RequestContext): Promise<Response> => {
    const failure: ApiContext['failure'] = { retryAfterSeconds: null };
    const context: ApiContext = { ...requestContext, failure };
    const { matched, response } = await handler.handle(request, { prefix: '/api', context });
    if (matched) {
      for (const [name, value] of context.replyHeaders) response.headers.append(name, value);
      if (failure.retryAfterSeconds !== null)
        response.headers.set('retry-after', String(Math.max(1, Math.ceil(failure.retryAfterSeconds))));
      return response;
    }
    const { pathname } = new URL(request.url);
    const methods = addresses.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    if (methods.length === 0) return refuse(404, 'not_found', text.message('nothingHere'), context.reader);
    const refusal = refuse(405, 'not_allowed', text.message('wrongMethod'), context.reader);
    refusal.headers.set('allow', [...new Set(methods)].toSorted().join(', '));
    return refusal;
  };
}
