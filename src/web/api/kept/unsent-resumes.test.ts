import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptIn } from '#testing/device/kept-in.ts';
import { dropUnsent, keepUnsent, openTab, takeUnsent } from './unsent-resumes.ts';
import type { UnsentResume } from './unsent-resumes.ts';

let taken: UnsentResume[];
let left: AbortController;

beforeEach(() => {
  taken = [];
  left = new AbortController();
  vi.stubGlobal('localStorage', keptIn(new Map()));
});
afterEach(() => {
  left.abort();
  vi.unstubAllGlobals();
});

const text = (html: string) => ({ html, title: 'Dispatcher' });
const take = async (unsent: UnsentResume) => void taken.push(unsent);
const takeAs = (account = 'amara') => takeUnsent(account, left.signal, take);
/** Everything that is free to be taken is. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

/** A tab that can be closed: it holds its lock until then. */
function tab(): { key: string; close: () => void } {
  const gone = Promise.withResolvers<void>();
  const key = `legwork.resume-unsent.${crypto.randomUUID()}`;
  void navigator.locks.request(key, () => gone.promise);
  return { key, close: () => gone.resolve() };
}

it('hands over what tabs typed that are gone, and what an open one typed when it closes', async () => {
  const [gone, open] = [tab(), tab()];
  keepUnsent(gone.key, 'amara', text('<p>One</p>'));
  keepUnsent(open.key, 'amara', text('<p>Other</p>'));
  gone.close();
  takeAs();
  await vi.waitFor(() => expect(taken).toEqual([{ key: gone.key, ...text('<p>One</p>') }]));
  open.close();
  await vi.waitFor(() => expect(taken[1]).toEqual({ key: open.key, ...text('<p>Other</p>') }));
});

it('leaves a tab alone that is open', async () => {
  keepUnsent(openTab(), 'amara', text('<p>One</p>'));
  takeAs();
  await settled();
  expect(taken).toEqual([]);
});

it('gives nobody what another person typed, nor what was sent', async () => {
  const [other, sent] = [tab(), tab()];
  keepUnsent(other.key, 'amara', text('<p>One</p>'));
  keepUnsent(sent.key, 'robin', text('<p>Two</p>'));
  takeAs('robin');
  dropUnsent(sent.key);
  for (const { close } of [other, sent]) close();
  await settled();
  expect(taken).toEqual([]);
});

it('gives one text to one of two who ask', async () => {
  const { key, close } = tab();
  keepUnsent(key, 'amara', text('<p>One</p>'));
  const sending = async (unsent: UnsentResume) => {
    await settled();
    taken.push(unsent);
    dropUnsent(unsent.key);
  };
  takeUnsent('amara', left.signal, sending);
  takeUnsent('amara', left.signal, sending);
  close();
  await vi.waitFor(() => expect(taken).toHaveLength(1));
  await settled();
  await settled();
  expect(taken).toHaveLength(1);
});
