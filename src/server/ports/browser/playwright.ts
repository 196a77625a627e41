import type { Browser, BrowserContext } from 'playwright-core';
import type { FilledForm, FormBrowser, FormJob, OpenForm } from '#server/ports/browser.ts';
import { FormWalk } from '#server/ports/browser/form/prepare.ts';
import { watchQuiet } from '#server/ports/browser/pace/quiet.ts';
import { paceScript } from './pace/stillness.ts';
import { submitForm } from './form/sending/submit.ts';
import { startFilteringProxy } from '#server/ports/browser/proxy.ts';
import { createReach } from '#server/ports/browser/reach.ts';
import type { RunningChromium } from '#server/ports/browser/running.ts';

const OPEN_MS = 20_000;

const NO_WEBRTC = 'delete globalThis.RTCPeerConnection; delete globalThis.webkitRTCPeerConnection;';

async function openContext(browser: Browser, proxy: string, language: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    proxy: { server: proxy, bypass: '<-loopback>' },
    serviceWorkers: 'block',
    acceptDownloads: false,
    permissions: [],
    viewport: { width: 1280, height: 1000 },
    locale: language,
  });
  await context.addInitScript(`${NO_WEBRTC}\n${paceScript};`);
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
    const retryAfter = response?.headers()['retry-after'] ?? null;
    const isLimited = status === 429 || (status === 503 && retryAfter !== null);
    if (status >= 500 && !isLimited) throw new Error(`The board answered with status ${status}.`);
    const walk = new FormWalk(page, job, quiet);
    const checked = (found: FilledForm): FilledForm => {
      if (new URL(page.url()).protocol !== new URL(job.address).protocol)
        throw new Error('The page left its secure connection.');
      job.signal.throwIfAborted();
      return found;
    };
    let filled: FilledForm = isLimited ? { kind: 'limited', retryAfter } : checked(await walk.open(status));
    return {
      get filled() {
        return filled;
      },
      goOn: async (content) => (filled = checked(await walk.goOn(content))),
      submit: async () => {
        if (filled.kind !== 'ready') throw new Error('Only a form that is ready can be sent.');
        // From the click on nothing may be cut short: its outcome has to be read.
        job.signal.removeEventListener('abort', abort);
        const outcome = await submitForm(page);
        if (outcome.kind === 'refused') await walk.heed(outcome.messages).catch(() => undefined);
        return outcome;
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
 * Fills forms in a real Chromium: a context of its own for each application, all traffic through a filtering proxy.
 * `extraOrigin` is the one private origin it may reach.
 */
export function playwrightBrowser(options: {
  chromium: RunningChromium;
  extraOrigin: string | null;
}): FormBrowser {
  return {
    open: async (job) => openForm(await options.chromium.get(), job, options.extraOrigin),
    close: () => options.chromium.close(),
  };
}
