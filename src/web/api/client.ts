import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '#contract/index.ts';
import { routes } from './contract-routes.ts';
import { asForm, isSentAsForm } from '#web/api/visitor/form-body.ts';
import { failureOf } from './failure.ts';
import { fetchOrTakeEarly } from './asked-early.ts';
import { sendOnce } from '#web/api/once/send-once.ts';
import { languageHeaders } from '#web/text/page-locale.ts';
import { storedToken } from './stored-token.ts';

const link = new OpenAPILink(routes, {
  fetch: (request, init) => sendOnce(request, (sent) => fetchOrTakeEarly(sent, init)),
  url: () => new URL('/api', window.location.origin).href,
  headers: () => {
    const token = storedToken();
    return token === undefined ? languageHeaders() : { authorization: `Bearer ${token}` };
  },
  clientInterceptors: [
    (options) => {
      const { path, request } = options;
      const isForm = isSentAsForm(path);
      return options.next(
        isForm ? { ...options, request: { ...request, body: asForm(request.body) } } : options,
      );
    },
  ],
  customErrorResponseBodyDecoder: (body, { status }) => {
    const { code, message } = failureOf(status, body);
    return new ORPCError(code, { status, message });
  },
});

/** The server, as typed calls. */
export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** The same calls as options of TanStack Query, with keys to invalidate. */
export const api = createTanstackQueryUtils(client);
