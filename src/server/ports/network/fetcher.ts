import { Agent, fetch as undiciFetch } from 'undici';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';
import type { Fetcher, IncomingReply, OutgoingRequest } from '#server/ports/fetcher.ts';
import { refusalOf, resolvePublic, systemResolve } from '#server/ports/network/addresses.ts';
import type { Refusal, Resolve } from '#server/ports/network/addresses.ts';
import { decodeBody } from '#server/ports/network/decode.ts';
import { text } from '#server/ports/network/messages.ts';
import { systemSleep, turnsByHost } from '#server/ports/network/turns.ts';
import type { Sleep } from '#server/ports/network/turns.ts';

const BODY_LIMIT_MEGABYTES = 15;
const TIMEOUT_MS = 30_000;
const MOST_HOPS = 5;
const PAUSE_PER_HOST_MS = 1_000;
/** What may be said to another host than the one a request was written for; keys may not. */
const PLAIN_HEADERS = new Set(['accept', 'accept-language']);

interface FetcherOptions {
  /** The one loopback origin that passes, the practice world's; it waits its turn only where a request asks for a pause. */
  extraOrigin: string | null;
  /** Who we are and how to reach us, as the User-Agent header. */
  userAgent?: string;
  resolve?: Resolve;
  sleep?: Sleep;
}

/** Connects only to the addresses that were checked, so that a name cannot change its answer between check and call. */
function agentFor(addresses: readonly string[]): Agent {
  const [address] = addresses;
  return new Agent({
    connect: {
      lookup: (_hostname, options, callback) => {
        const family = address?.includes(':') ? 6 : 4;
        if (options.all) callback(null, [{ address: address ?? '', family }]);
        else callback(null, address ?? '', family);
      },
    },
  });
}

async function readLimited(host: string, body: AsyncIterable<Uint8Array> | null): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > BODY_LIMIT_MEGABYTES * 1024 * 1024)
      throw new FetchFailed(text.message('tooLarge', { host, most: BODY_LIMIT_MEGABYTES }));
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What a request says at a hop: everything at its own host, nothing secret at another. */
function headersFor(request: OutgoingRequest, url: URL): Record<string, string> {
  if (url.host === new URL(request.url).host) return request.headers;
  return Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => PLAIN_HEADERS.has(name.toLowerCase())),
  );
}

const notCalled = ({ host }: URL, why: Refusal | 'foreign' | 'hidden') =>
  new FetchRefused(text.message('notCalled', { host, why }));

/** Where a redirect leads. Throws `FetchRefused` for one that is not followed. */
function redirected(request: OutgoingRequest, from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from) : null;
  const { host } = from;
  if (to === null) throw new FetchRefused(text.message('movesNowhere', { host }));
  if (request.method !== 'GET') throw new FetchRefused(text.message('movesWhatWasSent', { host }));
  if (from.protocol === 'https:' && to.protocol !== 'https:')
    throw new FetchRefused(text.message('movesInTheOpen', { host }));
  return to;
}

/** One request, as it leaves; an agent connects to checked addresses only. */
async function call(
  url: URL,
  request: OutgoingRequest,
  { agent, userAgent }: { agent: Agent | null; userAgent: string },
): Promise<IncomingReply> {
  try {
    const response = await undiciFetch(url, {
      method: request.method,
      headers: {
        'user-agent': userAgent,
        accept: 'application/json, text/html;q=0.9',
        ...headersFor(request, url),
      },
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(agent ? { dispatcher: agent } : {}),
    });
    const bytes = await readLimited(url.host, response.body);
    const body = decodeBody(bytes, response.headers.get('content-type') ?? '');
    return { status: response.status, headers: Object.fromEntries(response.headers.entries()), body };
  } catch (error) {
    if (error instanceof FetchFailed) throw error;
    throw new FetchFailed(text.message('silent', { host: url.host }), { cause: error });
  } finally {
    await agent?.destroy();
  }
}

/** The guarded way out: every hop is checked again, only allowed hosts are called, each in its turn; sizes and times are capped. */
export function guardedFetcher({
  extraOrigin,
  userAgent = 'Legwork/0.1 (job search agent)',
  resolve = systemResolve,
  sleep = systemSleep,
}: FetcherOptions): Fetcher {
  const inTurn = turnsByHost(sleep);

  async function hop(url: URL, request: OutgoingRequest): Promise<IncomingReply> {
    if (url.origin === extraOrigin) {
      const { pauseMs = 0 } = request;
      return pauseMs === 0
        ? call(url, request, { agent: null, userAgent })
        : inTurn(url.host, pauseMs, () => call(url, request, { agent: null, userAgent }));
    }
    const refusal = refusalOf(url);
    if (refusal !== null) throw notCalled(url, refusal);
    if (!request.allowedHosts.includes(url.hostname)) throw notCalled(url, 'foreign');
    return inTurn(url.hostname, request.pauseMs ?? PAUSE_PER_HOST_MS, async () => {
      // Looked up when its turn has come: the answer is the one that is connected to.
      const addresses = await resolvePublic(url.hostname, resolve);
      if (!addresses) throw notCalled(url, 'hidden');
      return call(url, request, { agent: agentFor(addresses), userAgent });
    });
  }

  return {
    async fetch(request) {
      let url = new URL(request.url);
      for (let count = 0; count <= MOST_HOPS; count += 1) {
        const reply = await hop(url, request);
        const { location } = reply.headers;
        const isMoved = reply.status >= 300 && reply.status < 400 && reply.status !== 304;
        if (!isMoved || location === undefined) return reply;
        url = redirected(request, url, location);
      }
      throw new FetchFailed(text.message('movesTooOften', { host: url.host }));
    },
  };
}
