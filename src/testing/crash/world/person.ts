import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApplicationCard, ApplicationDetail } from '#contract/career/applications.ts';

/** How long one request is waited for. */
const REQUEST_MS = 20_000;
/** How long a reading is asked again: a killed process takes its time to come back on a machine that does much else. */
const PATIENCE_MS = 5 * 60_000;
const PAUSE_MS = 400;

/** plain; dropped: hangs up after so many milliseconds, before the answer; slow: rests in the middle of the request. */
export type Line = { kind: 'plain' } | { kind: 'dropped'; afterMs: number } | { kind: 'slow' };
const plain: Line = { kind: 'plain' };

/** An answer of the server; `lost` when none came. */
export type Reply = { status: number; body: unknown } | 'lost';

/** A person at their browser. */
export interface Person {
  accountId: string;
  /** The address that employers are given. */
  address(): Promise<string>;
  waiting(): Promise<ApplicationCard[]>;
  approve(id: string, contentHash: string, line?: Line): Promise<Reply>;
  resolve(id: string, resolution: 'arrived' | 'send_again', line?: Line): Promise<Reply>;
  /** An application as its page shows it. */
  read(id: string): Promise<Pick<ApplicationDetail, 'state' | 'content_hash'>>;
  remind(id: string, day: string): Promise<Reply>;
}

interface Call {
  port: number;
  method: string;
  path: string;
  token: string;
  body?: object;
  line: Line;
}

/** One request on a connection of its own. */
async function call({ port, method, path, token, body, line }: Call): Promise<Reply> {
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const reply = Promise.withResolvers<Reply>();
  const headers = {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
  };
  const options = { host: '127.0.0.1', port, method, path: `/api${path}`, agent: false as const };
  const sent = request({ ...options, headers: { ...headers, host: `localhost:${port}` } }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', () => reply.resolve('lost'));
    answer.on('aborted', () => reply.resolve('lost'));
    answer.on('end', () => {
      const text = Buffer.concat(parts).toString();
      reply.resolve({ status: answer.statusCode ?? 0, body: text === '' ? null : JSON.parse(text) });
    });
  });
  sent.setTimeout(REQUEST_MS, () => sent.destroy());
  sent.on('error', () => reply.resolve('lost'));
  const half = line.kind === 'slow' ? Math.floor(bytes.length / 2) : bytes.length;
  sent.write(bytes.subarray(0, half));
  if (line.kind === 'slow') await sleep(PAUSE_MS);
  sent.end(bytes.subarray(half));
  if (line.kind !== 'dropped') return reply.promise;
  await sleep(line.afterMs);
  sent.destroy();
  return 'lost';
}

/** A person by their address and password, who signs in when they first ask for something. */
export function openPerson(
  port: number,
  { accountId, email, password }: { accountId: string; email: string; password: string },
): Person {
  let token = '';
  const ask = async (method: string, path: string, body?: object, line = plain): Promise<Reply> => {
    if (token === '') {
      const credentials = { username: email, password };
      const signed = await call({
        port,
        method: 'POST',
        path: '/auth/token',
        token,
        body: credentials,
        line,
      });
      if (signed === 'lost') return signed;
      if (signed.status !== 200) throw new Error(`Signing in failed: ${JSON.stringify(signed)}`);
      token = (signed.body as { access_token: string }).access_token; // By contract.
    }
    return call({ port, method, path, token, line, ...(body === undefined ? {} : { body }) });
  };
  /** Asks again until there is an answer: a reading changes nothing. */
  const read = async (path: string): Promise<unknown> => {
    const until = Date.now() + PATIENCE_MS;
    let reply: Reply = 'lost';
    while (Date.now() < until) {
      reply = await ask('GET', path);
      if (reply !== 'lost' && reply.status === 200) return reply.body;
      if (reply !== 'lost' && reply.status < 500) throw new Error(`${path}: ${JSON.stringify(reply)}`);
      await sleep(200);
    }
    throw new Error(`${path} had no answer within ${PATIENCE_MS / 60_000} minutes: ${JSON.stringify(reply)}`);
  };
  return {
    accountId,
    address: async () => ((await read('/users/me')) as { application_address: string }).application_address, // By contract.
    waiting: async () => (await read('/applications/waiting')) as ApplicationCard[], // By contract.
    approve: (id, content_hash, line) =>
      ask('POST', `/applications/${id}/decision`, { decision: 'approve', content_hash }, line),
    resolve: (id, resolution, line) => ask('POST', `/applications/${id}/resolution`, { resolution }, line),
    read: async (id) => (await read(`/applications/${id}`)) as ApplicationDetail, // By contract.
    remind: (id, day) => ask('PUT', `/job-tracker/${id}/reminder`, { day, text: '' }),
  };
}
