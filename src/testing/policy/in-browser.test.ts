import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withDownloadPolicy } from '#contract/career/resume-file/download.ts';
import { cleanResumeHtml } from '#server/ports/documents/html/clean.ts';
import {
  browser,
  evil,
  isHarmless,
  isRefresh,
  pageAt,
  pages,
  recording,
  shell,
  sinks,
  site,
  startRig,
  stopRig,
  withEach,
  worst,
} from './browser-rig.ts';

// The cleaner and the policy, each with the other off: what one lets through, the other has to stop.
beforeAll(startRig);
afterAll(stopRig);

const file = (text: string) =>
  withDownloadPolicy(`<!doctype html><html><head><title>Me</title></head><body>${text}</body></html>`);

describe('what others wrote', () => {
  test('does its worst where neither guards: so much these strings can do', async () => {
    const outcomes = await withEach((text, at) =>
      worst(at, `/open${pageAt(at, shell(text))}`, { looks: 40 }),
    );
    const harmless = outcomes.filter(({ outcome }) => isHarmless(outcome));
    expect(harmless.map(({ text }) => text)).toEqual([]);
  });

  test('does nothing once it is cleaned, without any policy', async () => {
    const outcomes = await withEach((text, at) => worst(at, `/open${pageAt(at, cleanResumeHtml(text))}`));
    expect(outcomes.filter(({ outcome }) => !isHarmless(outcome))).toEqual([]);
  });

  test.each(Object.entries(sinks))(
    'does nothing in %s once it is cleaned, without any policy',
    async (_name, put) => {
      const outcomes = await withEach((text, at) =>
        worst(at, `/open${pageAt(at, shell(''))}`, { put: (tab) => put(tab, cleanResumeHtml(text)) }),
      );
      expect(outcomes.filter(({ outcome }) => !isHarmless(outcome))).toEqual([]);
    },
  );

  // No policy stops a page from sending itself elsewhere: that is the cleaner's, and the frame's sandbox.
  test('runs nothing and asks for nothing under the policy alone, uncleaned', async () => {
    const outcomes = await withEach((text, at) => worst(at, `/kept${pageAt(at, shell(text))}`));
    const others = outcomes.filter(({ text, outcome }) => !isHarmless(outcome) && !isRefresh(text));
    expect([others, outcomes.filter(({ outcome }) => outcome.fired)]).toEqual([[], []]);
  });

  test.each(Object.entries(sinks))(
    'runs nothing and asks for nothing in %s under the policy alone',
    async (_name, put) => {
      const outcomes = await withEach((text, at) =>
        worst(at, `/kept${pageAt(at, shell(''))}`, { put: (tab) => put(tab, text) }),
      );
      const others = outcomes.filter(({ text, outcome }) => !isHarmless(outcome) && !isRefresh(text));
      expect([others, outcomes.filter(({ outcome }) => outcome.fired)]).toEqual([[], []]);
    },
  );

  test('does nothing in a resume that was downloaded and not cleaned, by the policy in the file alone', async () => {
    const outcomes = await withEach((text, at) => worst(at, `/open${pageAt(at, file(text))}`));
    const others = outcomes.filter(({ text, outcome }) => !isHarmless(outcome) && !isRefresh(text));
    expect(others).toEqual([]);
  });
});

describe('a page of ours', () => {
  test('may use what it uses, and the browser knows every name of the header', async () => {
    pages.set('/plain', shell(''));
    const tab = await browser.newPage();
    const complaints: string[] = [];
    tab.on(
      'console',
      (message) => void (/permissions-policy/i.test(message.text()) && complaints.push(message.text())),
    );
    await tab.goto(`${site.origin}/kept/plain`);
    const allowed = await tab.evaluate<string[]>('document.featurePolicy.allowedFeatures()');
    await tab.close();
    // Hints about the device travel with requests when a server asks for them, and ours does not; `unload` is an event.
    const used = allowed.filter((name) => !name.startsWith('ch-') && name !== 'unload');
    expect(used.toSorted()).toEqual(
      ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'].toSorted(),
    );
    expect(complaints).toEqual([]);
  });

  // By the older of the two ways that the header names: this build of Chromium sends nothing by the newer one.
  test('has the browser tell us what its policy stopped', async () => {
    pages.set('/told', shell(`<img src="${evil.origin}/pixel.gif?who=me">`));
    const tab = await browser.newPage();
    await tab.goto(`${site.origin}/older/told`);
    await expect
      .poll(() => recording.entries.map(({ fields }) => fields), { timeout: 30_000 })
      .toContainEqual({ directive: 'img-src', blocked: evil.origin, page: '/older', disposition: 'enforce' });
    await tab.close();
    expect(JSON.stringify(recording.entries)).not.toContain('who=me');
  });
});
