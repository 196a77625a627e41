import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptIn } from '#testing/device/kept-in.ts';
import { dropUnsent, keepUnsent, openTab, unsentResumes } from './unsent-resumes.ts';

let kept: Map<string, string>;
let open: string[];

beforeEach(() => {
  kept = new Map();
  open = [];
  vi.stubGlobal('localStorage', keptIn(kept));
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string) => {
        open.push(name);
        return Promise.resolve();
      },
      query: () => Promise.resolve({ held: open.map((name) => ({ name })) }),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const text = (html: string) => ({ html, title: 'Dispatcher' });

it('keeps what two tabs typed apart, and leaves a tab alone that is still open', async () => {
  const [one, other] = [openTab(), openTab()];
  keepUnsent(one, 'amara', text('<p>One</p>'));
  keepUnsent(other, 'amara', text('<p>Other</p>'));
  expect(await unsentResumes('amara')).toEqual([]);
  open = [other];
  expect(await unsentResumes('amara')).toEqual([{ key: one, ...text('<p>One</p>') }]);
  open = [];
  expect(await unsentResumes('amara')).toHaveLength(2);
});

it('gives nobody what another person typed, nor what was sent', async () => {
  const tab = openTab();
  open = [];
  keepUnsent(tab, 'amara', text('<p>One</p>'));
  expect(await unsentResumes('robin')).toEqual([]);
  dropUnsent(tab);
  expect(await unsentResumes('amara')).toEqual([]);
});
