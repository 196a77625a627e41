import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A page rests when nothing came for so long. */
const QUIET_MS = 3000;
const PATIENCE_MS = 90_000;

/** A cable to a server on this machine that counts what comes from it: bodies as sent, headers, whoever in the browser asked. */
export interface Wire {
  port: number;
  /** Counts from here on until three seconds without a byte; answers the bytes. Rejects where a page never rests. */
  untilQuiet(): Promise<number>;
  /** Sets the count to nothing. */
  reset(): void;
  stop(): void;
}

/** Lays the cable. Nothing is known of what runs through it, so a service worker's requests count like those of a page. */
export async function layWire(serverPort: number): Promise<Wire> {
  let bytes = 0;
  let last = performance.now();
  const open = new Set<Socket>();
  const server = createServer((browser) => {
    const product = connect(serverPort, '127.0.0.1');
    for (const socket of [browser, product]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => {
        browser.destroy();
        product.destroy();
      });
    }
    product.on('data', (part) => {
      bytes += part.length;
      last = performance.now();
    });
    browser.pipe(product);
    product.pipe(browser);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reset = () => {
    bytes = 0;
    last = performance.now();
  };
  return {
    // It listens on a port.
    port: (server.address() as AddressInfo).port,
    async untilQuiet() {
      const until = performance.now() + PATIENCE_MS;
      while (performance.now() - last < QUIET_MS) {
        if (performance.now() > until) throw new Error('The page never came to rest.');
        await sleep(50);
      }
      return bytes;
    },
    reset,
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
