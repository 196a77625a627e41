import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Hono } from 'hono';
import { serve } from '@hono/node-server';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, sharedFolder } from '#server/ports/browser/chromium.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import { withDownloadPolicy } from '#contract/career/resume-file/download.ts';
import { securityHeaders } from '#server/http/policy/headers.ts';
import { policyReports } from '#server/http/policy/reports.ts';
import { recordingLog, TestClock } from '#testing/app.ts';
import { HOSTILE } from './hostile.data.ts';

// The cleaner and the policy, each with the other off: what one lets through, the other has to stop.
const purify = readFileSync(
  join(createRequire(import.meta.url).resolve('dompurify'), '..', 'purify.min.js'),
  'utf8',
);
const recording = recordingLog();
let browser: Browser;
let evil: { server: Server; origin: string; asked: string[] };
let site: { server: Server; origin: string };
const pages = new Map<string, string>();

beforeAll(async () => {
  const found = await findChromium(sharedFolder);
  const env = { ...process.env, ...found.environment } as Record<string, string>; // Undefined variables are left out.
  browser = await chromium.launch({ executablePath: found.path, env, args: ['--short-reporting-delay'] });
  const asked: string[] = [];
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply
      .setHeader('access-control-allow-origin', '*')
      .end('parent.fired = true; top.fired = true; fired = true;');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  evil = { server, asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const app = new Hono();
  const guarded = securityHeaders({ google: false, secure: false });
  app.use((context, next) => (context.req.path.startsWith('/open/') ? next() : guarded(context, next)));
  app.route('/', policyReports({ clock: new TestClock(), log: recording.log }));
  app.get('/purify.js', (context) => context.body(purify, 200, { 'content-type': 'text/javascript' }));
  app.get('*', (context) => context.html(pages.get(context.req.path.replace(/^\/(?:open|kept)/, '')) ?? ''));
  // The adapter makes node:http's own server.
  const own = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await new Promise((resolve) => own.once('listening', resolve));
  site = { server: own, origin: `http://localhost:${(own.address() as AddressInfo).port}` };
});
afterAll(async () => {
  await browser.close();
  evil.server.close();
  site.server.close();
});

const shell = (body: string) =>
  `<!doctype html><meta charset="utf-8"><script src="/purify.js"></script><main id="here">${body}</main>`;
const strings = () => HOSTILE.map((text) => text.replaceAll('EVIL', evil.origin));

interface Outcome {
  fired: boolean;
  asked: string[];
  left: boolean;
}

/** Opens a page with something on it, waits for it to do its worst, and tells what it did. */
async function worst(path: string, put?: (page: Page) => Promise<unknown>): Promise<Outcome> {
  evil.asked.length = 0;
  const page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  const address = `${site.origin}${path}`;
  await page.goto(address);
  await put?.(page);
  await page.waitForLoadState('networkidle');
  const left = page.url() !== address;
  const fired = left ? false : await page.evaluate<boolean>('globalThis.fired === true');
  await page.close();
  return { fired, asked: [...evil.asked], left };
}
const nothing = { fired: false, asked: [], left: false };

/** Where a page of ours, or a file we give, shows what others wrote. */
const sinks: Record<string, (page: Page, html: string) => Promise<unknown>> = {
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

describe('what others wrote', () => {
  test('does its worst where neither guards: so much these strings can do', async () => {
    const fired: number[] = [];
    for (const [at, text] of strings().entries()) {
      pages.set('/bare', shell(text));
      const { fired: ran, asked, left } = await worst('/open/bare');
      if (ran || asked.length > 0 || left) fired.push(at);
    }
    expect(fired).toHaveLength(HOSTILE.length);
  });

  test('does nothing once it is cleaned, without any policy', async () => {
    for (const text of strings()) {
      pages.set('/clean', cleanResumeHtml(text));
      expect([text, await worst('/open/clean')]).toEqual([text, nothing]);
      pages.set('/empty', shell(''));
      for (const [name, put] of Object.entries(sinks))
        expect([name, text, await worst('/open/empty', (page) => put(page, cleanResumeHtml(text)))]).toEqual([
          name,
          text,
          nothing,
        ]);
    }
  });

  test('runs nothing and asks for nothing under the policy alone, uncleaned', async () => {
    for (const text of strings()) {
      pages.set('/raw', shell(text));
      const { fired, asked, left } = await worst('/kept/raw');
      // No policy stops a page from sending itself elsewhere: that is the cleaner's, and the frame's sandbox.
      const sendsAway = text.includes('http-equiv="refresh"');
      expect([text, fired, sendsAway ? [] : asked, sendsAway || !left]).toEqual([text, false, [], true]);
      pages.set('/empty', shell(''));
      for (const [name, put] of Object.entries(sinks)) {
        const outcome = await worst('/kept/empty', (page) => put(page, text));
        expect([name, text, outcome.fired, sendsAway ? [] : outcome.asked]).toEqual([name, text, false, []]);
      }
    }
  });

  test('does nothing in a resume that was downloaded and not cleaned, by the policy in the file alone', async () => {
    for (const text of strings().filter((one) => !one.includes('http-equiv="refresh"'))) {
      pages.set(
        '/file',
        withDownloadPolicy(`<!doctype html><html><head><title>Me</title></head><body>${text}</body></html>`),
      );
      const { fired, asked } = await worst('/open/file');
      expect([text, fired, asked]).toEqual([text, false, []]);
    }
  });
});

describe('a page of ours', () => {
  test('may use what it uses, and the browser knows every name of the header', async () => {
    pages.set('/plain', shell(''));
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on(
      'console',
      (message) => void (/permissions-policy/i.test(message.text()) && complaints.push(message.text())),
    );
    await page.goto(`${site.origin}/kept/plain`);
    const allowed = await page.evaluate<string[]>('document.featurePolicy.allowedFeatures()');
    await page.close();
    // Hints about the device travel with requests when a server asks for them, and ours does not; `unload` is an event.
    const used = allowed.filter((name) => !name.startsWith('ch-') && name !== 'unload');
    expect(used.toSorted()).toEqual(
      ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'].toSorted(),
    );
    expect(complaints).toEqual([]);
  });

  test('has the browser tell us what its policy stopped', async () => {
    pages.set('/told', shell(`<img src="${evil.origin}/pixel.gif?who=me">`));
    const page = await browser.newPage();
    await page.goto(`${site.origin}/kept/told`);
    await expect
      .poll(() => recording.entries.map(({ fields }) => fields), { timeout: 30_000 })
      .toContainEqual({ directive: 'img-src', blocked: evil.origin, page: '/kept', disposition: 'enforce' });
    await page.close();
    expect(JSON.stringify(recording.entries)).not.toContain('who=me');
  });
});
