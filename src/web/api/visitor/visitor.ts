import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { failureOf } from '#web/api/failure.ts';
import { sendOnce } from '#web/api/once/send-once.ts';
import { storedToken } from '#web/api/stored-token.ts';
import { languageHeaders } from '#web/text/page-locale.ts';
import { asForm, isSentAsForm } from './form-body.ts';
import { routes } from './visitor-routes.ts';

/** The part of a procedure that stays of it in the build. */
interface Procedure {
  '~orpc': { route: { method?: string; path?: string } };
}
type Router = { readonly [name: string]: Router | Procedure };

const isProcedure = (node: Router | Procedure): node is Procedure => '~orpc' in node;

const notJson = Symbol('notJson');

/** One call: input as the body, none of these has a place for it in its address. Throws a Refusal, or fetch's own error without an answer. */
async function send(
  path: readonly string[],
  { '~orpc': { route } }: Procedure,
  input: unknown,
): Promise<unknown> {
  const headers = new Headers(languageHeaders());
  const token = storedToken();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const isForm = isSentAsForm(path);
  if (input !== undefined && !isForm) headers.set('content-type', 'application/json');
  const body = input === undefined ? null : isForm ? asForm(input) : JSON.stringify(input);
  const address = new URL(`/api${route.path ?? ''}`, window.location.origin);
  const request = new Request(address, { method: route.method ?? 'POST', headers, body });
  const reply = await sendOnce(request, (sent) => fetch(sent));
  const answer: unknown = await reply.json().catch(() => notJson);
  if (!reply.ok || answer === notJson) throw failureOf(reply.status, answer);
  return answer;
}

function callsOf(router: Router, path: readonly string[] = []): object {
  return Object.fromEntries(
    Object.entries(router).map(([name, node]) => {
      const own = [...path, name];
      return [name, isProcedure(node) ? (input?: unknown) => send(own, node, input) : callsOf(node, own)];
    }),
  );
}

/** The server for somebody who is about to sign in, as the same typed calls as `client`: a tenth of its size, so what it takes is all that a login waits for. */
// The calls are made from the very routes that the type is of.
export const visitor = callsOf(routes) as JsonifiedClient<ContractRouterClient<typeof routes>>;
