import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { runningChromium } from '#server/ports/browser/running.ts';
import { terminalLog } from '#server/ports/log.ts';
import { watchQuiet } from './quiet.ts';
import type { Quiet } from './quiet.ts';
import { paceScript } from './stillness.ts';

const chromium = runningChromium({ temporaryFolder: tmpdir(), log: terminalLog });
let page: Page;
let quiet: Quiet;

beforeAll(async () => {
  const context = await (await chromium.get()).newContext();
  await context.addInitScript(paceScript);
  page = await context.newPage();
  quiet = watchQuiet(page);
});
afterAll(() => chromium.close());

const show = (script: string) => page.goto(`data:text/html,<p id="p">before</p><script>${script}</script>`);
const shown = () => page.evaluate<string>('p.textContent');

describe('a page', () => {
  it('that has nothing left to do is at rest', async () => {
    await show('setTimeout(() => (p.textContent = "soon"), 0)');
    expect(await quiet.rest(5000)).toBe(true);
    expect(await shown()).toBe('soon');
  });

  it('that saves a while after the last change is waited for', async () => {
    await show('setTimeout(() => setTimeout(() => (p.textContent = "saved"), 400), 400)');
    expect(await quiet.rest(10_000)).toBe(true);
    expect(await shown()).toBe('saved');
  });

  it('that changed its mind about a moment to come is not waited for because of it', async () => {
    await show('clearTimeout(setTimeout(() => (p.textContent = "late"), 1200))');
    expect(await quiet.rest(5000)).toBe(true);
    expect(await shown()).toBe('before');
  });

  it('whose clock ticks is never at rest, and quiet all the same', async () => {
    await show('setInterval(() => undefined, 200)');
    expect(await quiet.rest(500)).toBe(false);
    await quiet.wait(240, 5000);
    expect(await shown()).toBe('before');
  });

  it('that reads a file is waited for until it has', async () => {
    await show(
      'new Blob(["read"]).text().then((text) => new Promise((done) => setTimeout(done, 300, text))).then((text) => (p.textContent = text))',
    );
    expect(await quiet.rest(5000)).toBe(true);
    expect(await shown()).toBe('read');
  });

  it('is told its timers and what it gave them as without us', async () => {
    await show(
      'setTimeout(function (one, two) { p.textContent = [one, two, this === window].join(); }, 5, "a", "b")',
    );
    await quiet.rest(5000);
    expect(await shown()).toBe('a,b,true');
  });
});
