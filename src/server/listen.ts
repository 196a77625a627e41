import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { createApp } from '#server/app.ts';
import {
  ANSWERS_MS,
  LISTENING_ON_MOST_MS,
  LISTENING_ON_MS,
  LISTENING_WITH_CLICK_MS,
} from '#server/stopping/limits.ts';
import { endBrokenRequest } from '#server/stopping/broken-request.ts';
import type { Stopping } from '#server/stopping/stopping.ts';

/** The port is taken or may not be used; the message says what to do. */
export class PortUnavailable extends Error {}

const LOOK_MS = 50;
const MOST_TURNS = 200;

/** Takes what lies in the system's queue of connections, which closing would lose; the system hands out some in each turn. */
async function takeWaiting(server: Server): Promise<void> {
  let taken = 0;
  const count = () => (taken += 1);
  server.on('connection', count);
  for (let turn = 0, before = -1; turn < MOST_TURNS && before !== taken; turn += 1) {
    before = taken;
    await setImmediate();
  }
  server.off('connection', count);
}

/** Stops accepting, once what was on its way has arrived, and gives every accepted request its answer. */
async function stopServing(server: Server, streams: Iterable<Socket>, stopping: Stopping): Promise<void> {
  const begun = performance.now();
  const passed = () => performance.now() - begun;
  // Counted in looks and not by the clock: a process that had no turn for a second has told nobody yet that it stops.
  let listened = 0;
  const goesOn = () =>
    (listened < LISTENING_ON_MS && passed() < LISTENING_ON_MOST_MS) ||
    (stopping.held() && passed() < LISTENING_WITH_CLICK_MS);
  for (; stopping.begun() && goesOn(); listened += LOOK_MS) await sleep(LOOK_MS);
  await takeWaiting(server);
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // Event streams never end by themselves; who reads one comes back and reads everything anew.
  for (const socket of streams) socket.destroy();
  // A connection whose last answer had begun before the stop is kept open by both sides.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), ANSWERS_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(cutOff);
}

/** How long a request may take to come in, in milliseconds: its headers, all of it, and how often that is looked at. */
export interface Patience {
  headersMs: number;
  requestMs: number;
  looksMs: number;
}
// Node looks every 30 seconds by itself, so that headers could take 40.
const PATIENCE: Patience = { headersMs: 10_000, requestMs: 30_000, looksMs: 2000 };

/**
 * Listens on a port (0 picks one) and answers the port and the function that stops: it accepts no more, and resolves when
 * every accepted request has its answer, or after ten seconds. Who sends a request too slowly is answered 408 and cut off.
 */
export function listen(
  app: ReturnType<typeof createApp>,
  port: number,
  stopping: Stopping,
  { headersMs, requestMs, looksMs }: Patience = PATIENCE,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const streams = new Set<Socket>();
  const fetch = async (request: Request, bindings: unknown): Promise<Response> => {
    const { incoming } = bindings as HttpBindings; // What the adapter hands over on HTTP/1.
    const response = await app.fetch(request, { incoming });
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const { socket } = incoming;
      streams.add(socket);
      socket.once('close', () => streams.delete(socket));
    }
    return response;
  };
  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: looksMs,
    };
    const server = serve({ fetch, port, serverOptions }, (info) =>
      resolve({ port: info.port, stop: () => stopServing(server, streams, stopping) }),
    ) as Server; // Without createServer of another kind the adapter makes node:http's own server.
    server.on('clientError', endBrokenRequest);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortUnavailable(
              `Port ${port} is already in use. Stop what uses it, or start with PORT set to another number.`,
            )
          : error,
      ),
    );
  });
}
