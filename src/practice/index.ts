import { createAdaptorServer } from '@hono/node-server';
import { createPracticeApp } from './app.ts';
import { openPractice, type PracticeOptions } from './practice.ts';

export type StartOptions = PracticeOptions & {
  /** 0 or nothing takes any free port. */
  port?: number;
  /** Without a token nobody may use /control. */
  controlToken?: string;
};
export type PracticeServer = { origin: string; port: number; close: () => Promise<void> };

/**
 * How long a connection is kept that nobody uses. The usual five seconds end while a busy machine sends the next request on it, and
 * whoever sent that is told of a reset.
 */
const IDLE_MS = 10 * 60_000;

/** Starts the practice world on this machine's loopback address. */
export async function startPracticeWorld(options: StartOptions): Promise<PracticeServer> {
  const practice = openPractice(options);
  const server = createAdaptorServer({ fetch: createPracticeApp(practice, options.controlToken).fetch });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = IDLE_MS;
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(options.port ?? 0, '127.0.0.1', listening.resolve);
  try {
    await listening.promise;
  } catch (error) {
    await practice.close();
    throw error;
  }
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = async (): Promise<void> => {
    const closed = Promise.withResolvers<void>();
    server.close(() => closed.resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
    await closed.promise;
    await practice.close();
  };
  return { origin: `http://127.0.0.1:${port}`, port, close };
}
