import { Worker } from 'node:worker_threads';
import type { Paced, PacedLoad } from './paced-load.ts';

/** Asks as `given` says from a thread of its own, so that the asking takes no time of the server's thread; throws where an answer is an error. */
export function load(given: PacedLoad): Promise<Paced> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('paced-load.ts', import.meta.url), { workerData: given });
    thread.once('message', resolve).once('error', reject);
  });
}

/** A file as a form posts it, made once, so that it may be sent as the same bytes any number of times. */
export async function postedFile(
  name: string,
  bytes: Uint8Array,
): Promise<{ type: string; bytes: Uint8Array }> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const reply = new Response(form);
  return {
    type: reply.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await reply.arrayBuffer()),
  };
}

/** Milliseconds that 99 of 100 answers stay within. */
export const p99 = ({ took }: Paced): number => took[Math.floor((took.length - 1) * 0.99)] ?? 0;
