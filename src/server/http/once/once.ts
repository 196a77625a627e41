import { errorStatus } from '#contract/errors.ts';
import type { Reader } from '#localization/format.ts';
import { KEY_HEADER, KEY_PATTERN, REPLAYED_HEADER, WRITES } from '#contract/once.ts';
import { addressesOf } from '#server/http/api.ts';
import type { ApiRouter } from '#server/http/api.ts';
import type { RequestContext } from '#server/http/endpoints.ts';
import { refuse } from '#server/http/error-reply.ts';
import { text } from '#server/http/messages.ts';
import { describeError } from '#server/ports/log.ts';
import { hashToken } from '#server/ports/tokens.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { fingerprintOf } from './fingerprint.ts';

/** An answer as it went out; each character of `body` is one byte. */
interface KeptAnswer {
  status: number;
  contentType: string | null;
  body: string;
}

interface AskedOnce {
  accountId: string | null;
  owner: string;
  key: string;
  request: string;
  hash: string;
}

/** Where keys and answers are kept; `claim` throws the Problem that answers a request whose key is taken. */
export interface KeptAnswers {
  claim(
    world: World,
    asked: AskedOnce,
  ): Promise<{ kind: 'claimed'; id: string } | { kind: 'answered'; answer: KeptAnswer }>;
  keep(world: World, id: string, answer: KeptAnswer): Promise<void>;
  giveBack(world: World, id: string): Promise<void>;
}

type Api = (request: Request, context: RequestContext) => Promise<Response>;

/** Answers that say who may ask and how often, before anything is judged: the same request may be let in later. */
const NOT_LET_IN: readonly number[] = [401, 403, 429];

/** Whose key it is; a visitor is told by the browser, or by where they are if it keeps no cookie. */
function ownerOf({ actor, visit }: RequestContext): Pick<AskedOnce, 'accountId' | 'owner'> {
  if (actor.kind === 'account') return { accountId: actor.accountId, owner: actor.accountId };
  const told = visit.device === null ? `source ${visit.source}` : `device ${visit.device}`;
  return { accountId: null, owner: hashToken(told) };
}

/**
 * Whether an answer stands for good: what was done, and what was refused on its own account. A refused visitor leaves nothing behind,
 * since anybody could be one, as often as they like; nor does what stopped because nobody waited for it any more.
 */
const isKept = ({ actor }: RequestContext, { signal }: Request, { ok, status }: Response): boolean =>
  ok || (actor.kind === 'account' && status < 500 && !NOT_LET_IN.includes(status) && !signal.aborted);

const replay = ({ status, contentType, body }: KeptAnswer): Response =>
  new Response(status === 204 ? null : Buffer.from(body, 'latin1'), {
    status,
    headers: { ...(contentType === null ? {} : { 'content-type': contentType }), [REPLAYED_HEADER]: 'true' },
  });

function refusal(problem: Problem, reader: Reader): Response {
  const response = refuse(errorStatus[problem.code], problem.code, problem.said, reader);
  if (problem.retryAfterSeconds !== null)
    response.headers.set('retry-after', String(problem.retryAfterSeconds));
  return response;
}

/** Does a request whose key was just claimed, and keeps what it is answered. */
async function doClaimed(
  kept: KeptAnswers,
  id: string,
  { request, context, api }: { request: Request; context: RequestContext; api: Api },
): Promise<Response> {
  const { world } = context;
  // Whatever fails here is not done again: the key stays claimed, and says that nobody knows.
  const failed = (error: unknown) => world.log.warn('idempotency.not_kept', describeError(error));
  const response = await api(request, context);
  if (!isKept(context, request, response)) {
    await kept.giveBack(world, id).catch(failed);
    return response;
  }
  const body = Buffer.from(await response.clone().arrayBuffer()).toString('latin1');
  const contentType = response.headers.get('content-type');
  await kept.keep(world, id, { status: response.status, contentType, body }).catch(failed);
  return response;
}

/** The API, with every write that comes with an `Idempotency-Key` done once. */
export function onceOnly(router: ApiRouter, kept: KeptAnswers, api: Api): Api {
  const writes = addressesOf(router).filter(({ method, once }) => once && WRITES.includes(method));
  return async (request, context) => {
    const key = request.headers.get(KEY_HEADER);
    if (key === null || !WRITES.includes(request.method)) return api(request, context);
    if (!KEY_PATTERN.test(key))
      return refuse(400, 'malformed_request', text.message('badKey', { header: KEY_HEADER }), context.reader);
    const { pathname } = new URL(request.url);
    const write = writes.find(
      ({ pattern, method, access }) =>
        method === request.method &&
        pattern.test(pathname) &&
        (access !== 'account' || context.actor.kind === 'account'),
    );
    if (write === undefined) return api(request, context);
    const body = await request.arrayBuffer().catch(() => null);
    if (body === null) return refuse(400, 'malformed_request', text.message('notRead'), context.reader);
    const asked = {
      ...ownerOf(context),
      key,
      request: `${write.method} ${write.path}`,
      hash: fingerprintOf(request, new Uint8Array(body)),
    };
    const { method, headers, signal, url } = request;
    const again = new Request(url, { method, headers, signal, ...(body.byteLength === 0 ? {} : { body }) });
    try {
      const claim = await kept.claim(context.world, asked);
      if (claim.kind === 'answered') return replay(claim.answer);
      return await doClaimed(kept, claim.id, { request: again, context, api });
    } catch (error) {
      if (error instanceof Problem) return refusal(error, context.reader);
      throw error;
    }
  };
}
