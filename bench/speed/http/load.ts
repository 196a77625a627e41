import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What one thread asks of a server: an address, over so many connections, for so long. */
export interface Load {
  url: string;
  /** What is sent with each; a PUT then, else a GET. */
  body?: string | undefined;
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
}

/** What came of it: answers a second, and the time in milliseconds that 99 of a hundred stayed below. */
export interface Loaded {
  perSecond: number;
  p99: number;
  median: number;
}

const { url, body, headers, connections, milliseconds } = workerData as Load;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** Milliseconds until the whole answer was there; anything but 200 is an error. */
const ask = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const asked = request(url, { agent, headers, method: body === undefined ? 'GET' : 'PUT' }, (reply) => {
      reply.resume().on('end', () => {
        if (reply.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${reply.statusCode ?? 'nothing'}.`));
      });
    });
    asked.on('error', reject).end(body);
  });

const until = performance.now() + milliseconds;
const took: number[] = [];
async function askOn(): Promise<void> {
  while (performance.now() < until) took.push(await ask());
}
await Promise.all(Array.from({ length: connections }, askOn));
agent.destroy();
took.sort((one, other) => one - other);
const at = (share: number) => took[Math.floor((took.length - 1) * share)] ?? 0;
const loaded: Loaded = { perSecond: (took.length / milliseconds) * 1000, p99: at(0.99), median: at(0.5) };
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(loaded);
