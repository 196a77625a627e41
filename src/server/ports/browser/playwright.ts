import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext } from 'playwright-core';
import type { FormBrowser, FormJob, OpenForm } from '#server/ports/browser.ts';
import { findChromium } from '#server/ports/browser/chromium.ts';
import { fillForm } from '#server/ports/browser/form/prepare.ts';
import { watchQuiet } from '#server/ports/browser/form/quiet.ts';
import { submitForm } from '#server/ports/browser/form/submit.ts';
import { startFilteringProxy } from '#server/ports/browser/proxy.ts';
import { createReach } from '#server/ports/browser/reach.ts';
import type { Log } from '#server/ports/log.ts';

const OPEN_MS = 20_000;

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
const NO_WEBRTC = 'delete globalThis.RTCPeerConnection; delete globalThis.webkitRTCPeerConnection;';

async function launch(folder: string, log: Log): Promise<Browser> {
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

async function openContext(browser: Browser, proxy: string, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    proxy: { server: proxy, bypass: '<-loopback>' },
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    viewport: { width: 1280, height: 1000 },
    locale: language,
  });
  await context.addInitScript(NO_WEBRTC);
  context.setDefaultTimeout(10_000);
  return context;
}

async function openForm(browser: Browser, job: FormJob, extraOrigin: string | null): Promise<OpenForm> {
  const proxy = await startFilteringProxy(createReach(job.allowedHosts, extraOrigin));
  const context = await openContext(browser, proxy.address, 'en-CA').catch(async (error: unknown) => {
    await proxy.close();
    throw error;
  });
  const abort = () => void context.close().catch(() => undefined);
  const close = async () => {
    job.signal.removeEventListener('abort', abort);
    await context.close().catch(() => undefined);
    await proxy.close();
  };
  job.signal.addEventListener('abort', abort);
  try {
    job.signal.throwIfAborted();
    const page = await context.newPage();
    page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
    const quiet = watchQuiet(page);
    const response = await page.goto(job.address, { waitUntil: 'load', timeout: OPEN_MS });
    const status = response?.status() ?? 0;
    if (status === 429 || status >= 500) throw new Error(`The board answered with status ${status}.`);
    const filled = await fillForm(page, job, status, quiet);
    if (new URL(page.url()).protocol !== new URL(job.address).protocol)
      throw new Error('The page left its secure connection.');
    job.signal.throwIfAborted();
    return {
      filled,
      submit: () => {
        if (filled.kind !== 'ready') throw new Error('Only a form that is ready can be sent.');
        // From the click on nothing may be cut short: its outcome has to be read.
        job.signal.removeEventListener('abort', abort);
        return submitForm(page);
      },
      close,
    };
  } catch (error) {
    await close();
    job.signal.throwIfAborted();
    throw error;
  }
}

/**
 * A real Chromium that fills forms: launched at the first application, again when it died, a context of its own for each
 * application, and all traffic through a filtering proxy. `extraOrigin` is the one private origin it may reach.
 */
export function playwrightBrowser(options: {
  extraOrigin: string | null;
  temporaryFolder: string;
  log: Log;
}): FormBrowser {
  let running: Promise<Browser> | null = null;
  const start = (): Promise<Browser> => {
    const launched = launch(options.temporaryFolder, options.log);
    const forget = () => void (running === launched && (running = null));
    launched.then((browser) => browser.on('disconnected', forget), forget);
    return launched;
  };
  return {
    open: async (job) => openForm(await (running ??= start()), job, options.extraOrigin),
    close: async () => {
      const current = await running?.catch(() => null);
      running = null;
      await current?.close().catch(() => undefined);
    },
  };
}
