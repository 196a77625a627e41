import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Hono } from 'hono';
import { serve } from '@hono/node-server';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { securityHeaders } from '#server/http/policy/headers.ts';
import { policyReports } from '#server/http/policy/reports.ts';
import { TestClock } from '#testing/app.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { HOSTILE } from './hostile.data.ts';

const purify = readFileSync(
  join(createRequire(import.meta.url).resolve('dompurify'), '..', 'purify.min.js'),
  'utf8',
);
export const recording = recordingLog();
export let browser: Browser;
/** Where the pages of all strings are opened; a context for each would load everything anew. */
let tabs: BrowserContext;
export let evil: { server: Server; origin: string; asked: string[] };
export let site: { server: Server; origin: string };
export const pages = new Map<string, string>();

/** Starts the browser, a site of ours whose pages tests put there, and an origin that notes who asks. */
export async function startRig(): Promise<void> {
  const found = await findChromium(sharedFolder);
  const env = { ...process.env, ...found.environment } as Record<string, string>; // Undefined variables are left out.
  browser = await chromium.launch({
    executablePath: found.path,
    env,
  });
  tabs = await browser.newContext();
  const server = createServer((request, reply) => {
    evil.asked.push(request.url ?? '');
    reply
      .setHeader('access-control-allow-origin', '*')
      .end('parent.fired = true; top.fired = true; fired = true;');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  evil = { server, asked: [], origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const app = new Hono();
  const guarded = securityHeaders({ google: false, secure: false });
  app.use('/older/*', async (context, next) => {
    await next();
    const policy = context.res.headers.get('content-security-policy') ?? '';
    context.res.headers.set('content-security-policy', policy.replace('report-to policy; ', ''));
  });
  app.use((context, next) => (context.req.path.startsWith('/open/') ? next() : guarded(context, next)));
  app.route('/', policyReports({ clock: new TestClock(), log: recording.log }));
  app.get('/purify.js', (context) => context.body(purify, 200, { 'content-type': 'text/javascript' }));
  app.get('*', (context) =>
    context.html(pages.get(context.req.path.replace(/^\/(?:open|kept|older)/, '')) ?? ''),
  );
  // The adapter makes node:http's own server.
  const own = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise((resolve) => own.once('listening', resolve));
  site = { server: own, origin: `http://localhost:${(own.address() as AddressInfo).port}` };
}

export async function stopRig(): Promise<void> {
  await browser.close();
  evil.server.close();
  site.server.close();
}

export const shell = (body: string) =>
  `<!doctype html><meta charset="utf-8"><script src="/purify.js"></script><main id="here">${body}</main>`;
/** Counts how often all strings were tried, so that what one try asks for late is not taken for another's. */
let round = 0;
const placeOf = (at: number) => `/${round}-${at}/`;
const strings = () => HOSTILE.map((text, at) => text.replaceAll('EVIL/', `${evil.origin}${placeOf(at)}`));

interface Outcome {
  fired: boolean;
  asked: string[];
  left: boolean;
}

/** What is loaded by what was loaded, and what a script does late, has this long; the first test shows that it is enough. */
const SETTLE = 'new Promise((resolve) => setTimeout(resolve, 250))';

export const isHarmless = ({ fired, asked, left }: Outcome) => !fired && asked.length === 0 && !left;

interface Try {
  put?: (page: Page) => Promise<unknown>;
  looks?: number;
}

/** A page that the browser answers nothing about for so long never will: what is asked of a page has no end of its own. */
const STUCK_MS = 60_000;

/**
 * Opens a page with one of the strings on it, waits for it to do its worst (so many looks at most), and tells what it did. One that is stuck
 * is opened once more; what the first asked for counts all the same.
 */
export async function worst(at: number, path: string, how: Try = {}): Promise<Outcome> {
  const stuck = Symbol('stuck');
  for (let opened = 0; opened < 2; opened += 1) {
    const page = await tabs.newPage();
    const outcome = await Promise.race([
      onPage(page, { at, path, ...how }),
      sleep(STUCK_MS, stuck, { ref: false }),
    ]);
    if (typeof outcome !== 'symbol') return outcome;
    void page.close().catch(() => undefined);
  }
  throw new Error(`The browser answers nothing about ${path}.`);
}

async function onPage(
  page: Page,
  { at, path, put, looks = 1 }: Try & { at: number; path: string },
): Promise<Outcome> {
  page.on('dialog', (dialog) => void dialog.dismiss());
  const address = `${site.origin}${path}`;
  await page.goto(address);
  await put?.(page);
  const outcome: Outcome = { fired: false, asked: [], left: false };
  for (let look = 0; look < looks && isHarmless(outcome); look += 1) {
    // A page that sends itself elsewhere takes the waiting along.
    await page.evaluate(SETTLE).catch(() => page.waitForLoadState());
    outcome.fired = await page.evaluate<boolean>('globalThis.fired === true').catch(() => false);
    outcome.left = page.url() !== address;
    outcome.asked = evil.asked.filter((asked) => asked.startsWith(placeOf(at)));
  }
  await page.close();
  return outcome;
}

/** Does something with every string, some at a time. */
export async function withEach<T>(
  work: (text: string, at: number) => Promise<T>,
): Promise<{ text: string; outcome: T }[]> {
  const results: { text: string; outcome: T }[] = [];
  round += 1;
  const waiting = [...strings().entries()];
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const [at, text] = one;
      results[at] = { text, outcome: await work(text, at) };
    }
  };
  await Promise.all(Array.from({ length: 6 }, next));
  return results;
}
export const isRefresh = (text: string) => text.includes('http-equiv="refresh"');

/** Where a page of ours, or a file we give, shows what others wrote. */
export const sinks: Record<string, (page: Page, html: string) => Promise<unknown>> = {
  'an element': (page, html) =>
    page.evaluate(
      `(() => { const clean = ${JSON.stringify(html)}; const policy = globalThis.trustedTypes?.createPolicy('resume-html', { createHTML: (x) => x });
        document.getElementById('here').innerHTML = policy ? policy.createHTML(clean) : clean; })()`,
    ),
  'the frame of a resume': (page, html) =>
    page.evaluate(
      `(() => { const html = ${JSON.stringify(html)}; const policy = globalThis.trustedTypes?.createPolicy('resume-html', { createHTML: (x) => x });
        const frame = document.createElement('iframe'); frame.sandbox = 'allow-same-origin';
        frame.srcdoc = policy ? policy.createHTML(html) : html; document.body.append(frame); })()`,
    ),
};

/** Puts a page where a string's turn finds it. */
export function pageAt(at: number, content: string): string {
  pages.set(`/${at}`, content);
  return `/${at}`;
}
