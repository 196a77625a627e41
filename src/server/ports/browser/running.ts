import { mkdir } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { findChromium } from '#server/ports/browser/chromium.ts';
import type { Log } from '#server/ports/log.ts';

// Nothing of the browser's own may go around the proxy.
const ARGUMENTS = [
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-background-networking',
  '--dns-prefetch-disable',
  '--no-pings',
];
/** A proxy nobody listens on: what is not a context's own traffic goes nowhere. */
const NOWHERE = 'http://127.0.0.1:9';

async function launch(folder: string, log: Log): Promise<Browser> {
  // Loaded with the first browser: it is an eighth of what a start would load, also of a command that never opens one.
  const { chromium } = await import('playwright-core');
  await mkdir(folder, { recursive: true });
  const found = await findChromium(folder);
  const isRoot = process.getuid?.() === 0;
  const options = {
    executablePath: found.path,
    args: ARGUMENTS,
    proxy: { server: NOWHERE },
    // Undefined variables are left out by the type of what a process takes.
    env: { ...(process.env as Record<string, string>), ...found.environment },
  };
  const hasSandbox = !isRoot && Object.keys(found.environment).length === 0;
  if (!hasSandbox) return chromium.launch(options);
  return chromium.launch({ ...options, chromiumSandbox: true }).catch((error: unknown) => {
    log.warn('browser.no_sandbox', { error: String(error).split('\n')[0] });
    return chromium.launch(options);
  });
}

/** One Chromium for everything that needs one: launched when it is first needed, again when it died. */
export interface RunningChromium {
  get(): Promise<Browser>;
  close(): Promise<void>;
}

export function runningChromium(options: { temporaryFolder: string; log: Log }): RunningChromium {
  let running: Promise<Browser> | null = null;
  const start = (): Promise<Browser> => {
    const launched = launch(options.temporaryFolder, options.log);
    const forget = () => void (running === launched && (running = null));
    launched.then((browser) => browser.on('disconnected', forget), forget);
    return launched;
  };
  return {
    get: () => (running ??= start()),
    close: async () => {
      const current = await running?.catch(() => null);
      running = null;
      await current?.close().catch(() => undefined);
    },
  };
}
