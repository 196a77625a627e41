import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, fetch as undiciFetch } from 'undici';
import { FetchFailed, FetchRefused } from '#server/ports/fetcher.ts';
import type { Fetcher, IncomingReply, OutgoingRequest } from '#server/ports/fetcher.ts';
import { refusalOf, resolvePublic, systemResolve } from '#server/ports/network/addresses.ts';
import type { Resolve } from '#server/ports/network/addresses.ts';

const BODY_LIMIT_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const MOST_HOPS = 5;
/** One request at a time per host, a second apart. */
const PAUSE_PER_HOST_MS = 1_000;
const USER_AGENT = 'Legwork/0.1 (job search agent)';

interface FetcherOptions {
  /** The one loopback origin that passes, the practice world's; it is not paced. */
  extraOrigin: string | null;
  resolve?: Resolve;
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

async function readLimited(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > BODY_LIMIT_BYTES) throw new FetchFailed('The reply has more than 5 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Makes requests wait for their host's turn. */
function paceByHost() {
  const turns = new Map<string, Promise<void>>();
  return (host: string): Promise<void> => {
    const before = turns.get(host) ?? Promise.resolve();
    const turn = before.then(() => sleep(PAUSE_PER_HOST_MS));
    turns.set(host, turn);
    void turn.then(() => {
      if (turns.get(host) === turn) turns.delete(host);
    });
    return before;
  };
}

/** The guarded way out: every hop is checked again, only allowed hosts are called, sizes and times are capped. */
export function guardedFetcher({ extraOrigin, resolve = systemResolve }: FetcherOptions): Fetcher {
  const turn = paceByHost();

  async function hop(
    url: URL,
    request: OutgoingRequest,
  ): Promise<{ reply: IncomingReply; location: string | null }> {
    const isExtra = url.origin === extraOrigin;
    let agent: Agent | null = null;
    if (!isExtra) {
      const refusal = refusalOf(url);
      if (refusal) throw new FetchRefused(`${url.host} was not called: ${refusal}.`);
      if (!request.allowedHosts.includes(url.hostname))
        throw new FetchRefused(`${url.host} was not called: it is not a host of that board.`);
      const addresses = await resolvePublic(url.hostname, resolve);
      if (!addresses) throw new FetchRefused(`${url.host} was not called: it has no public address.`);
      agent = agentFor(addresses);
      await turn(url.hostname);
    }
    try {
      const response = await undiciFetch(url, {
        method: request.method,
        headers: {
          'user-agent': USER_AGENT,
          accept: 'application/json, text/html;q=0.9',
          ...request.headers,
        },
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(agent ? { dispatcher: agent } : {}),
      });
      const headers = Object.fromEntries(response.headers.entries());
      const body = await readLimited(response.body);
      const moved = response.status >= 300 && response.status < 400 && response.status !== 304;
      return {
        reply: { status: response.status, headers, body },
        location: moved ? (headers['location'] ?? null) : null,
      };
    } catch (error) {
      if (error instanceof FetchFailed) throw error;
      throw new FetchFailed(`${url.host} did not answer.`, { cause: error });
    } finally {
      await agent?.close();
    }
  }

  return {
    async fetch(request) {
      let url = new URL(request.url);
      for (let count = 0; count <= MOST_HOPS; count += 1) {
        const { reply, location } = await hop(url, request);
        if (location === null) return reply;
        url = new URL(location, url);
      }
      throw new FetchFailed(`${url.host} redirects too often.`);
    },
  };
}
