import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** One thing that is asked again and again; a body makes it a POST. */
export interface Asked {
  path: string;
  token: string;
  body?: { type: string; bytes: Uint8Array };
}

/** What one thread asks of a server at a set pace, whatever the answers take, each in turn; refusals for asking too much, and of a body that says nothing, are answers. */
export interface PacedLoad {
  port: number;
  host?: string;
  asked: readonly Asked[];
  perSecond: number;
  /** Null: until it is told to stop. */
  milliseconds: number | null;
}

/** Milliseconds from when each request was due to its whole answer, in order of size, and how many were refused with a 429 or a 422. */
export interface Paced {
  took: number[];
  refused: number;
}

const { port, host = 'career.localhost', asked, perSecond, milliseconds } = workerData as PacedLoad;
// In turn, so that the server finds none of its connections idle and closes it as it is used.
const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
let refused = 0;

function ask({ path, token, body }: Asked, due: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      host,
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': body.type, 'content-length': body.bytes.length } : {}),
    };
    const method = body ? 'POST' : 'GET';
    const sent = request(
      { host: '127.0.0.1', port, path: `/api${path}`, agent, headers, method },
      (reply) => {
        reply.resume().on('end', () => {
          if (reply.statusCode === 429 || (body && reply.statusCode === 422)) refused += 1;
          else if (reply.statusCode !== 200) reject(new Error(`${path} answered ${reply.statusCode ?? 0}.`));
          resolve(performance.now() - due);
        });
      },
    );
    sent.on('error', reject).end(body?.bytes);
  });
}

const state = { isOver: false };
parentPort?.once('message', () => (state.isOver = true));
const most = milliseconds === null ? Infinity : (perSecond * milliseconds) / 1000;
const begun = performance.now();
const answers: Promise<number>[] = [];
for (let count = 0; count < most && !state.isOver; count += 1) {
  const due = begun + (count * 1000) / perSecond;
  const early = due - performance.now();
  if (early > 1) await sleep(early);
  const one = asked[count % asked.length];
  if (one) answers.push(ask(one, due));
}
const took = await Promise.all(answers);
agent.destroy();
parentPort?.unref();
const paced: Paced = { took: took.toSorted((one, other) => one - other), refused };
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(paced);
