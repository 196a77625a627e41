import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import type { createApp } from '#server/app.ts';

/** The port is taken or may not be used; the message says what to do. */
export class PortUnavailable extends Error {}

/** Listens on a port (0 picks one) and answers the port and the function that stops accepting and finishes what is open. */
export function listen(
  app: ReturnType<typeof createApp>,
  port: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, (info) =>
      resolve({
        port: info.port,
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            // Event streams never end by themselves; everything else gets a moment to finish.
            setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), 3_000).unref();
          }),
      }),
    ) as Server; // Without createServer options the adapter always makes node:http's own server.
    server.headersTimeout = 10_000;
    server.requestTimeout = 30_000;
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
