import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exemptions } from './exemptions.ts';

const SERVER = join(import.meta.dirname, '..', '..');
/** More than this is no short list any more. */
const MOST = 32;

/** Where in the server's code an exemption is named, its tests and its list left out. */
async function placesOf(): Promise<Map<string, string[]>> {
  const places = new Map<string, string[]>();
  for (const entry of await readdir(SERVER, { recursive: true })) {
    if (!entry.endsWith('.ts') || entry.endsWith('.test.ts') || entry.endsWith('exemptions.ts')) continue;
    const text = await readFile(join(SERVER, entry), 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:withoutOwner|exempted)\(\s*'([^']+)'/g))
      places.set(name, [...(places.get(name) ?? []), entry]);
  }
  return places;
}

test('rows of everybody are reached by a short list of exemptions, each used at one place', async () => {
  const places = await placesOf();
  expect([...places.keys()].toSorted()).toEqual(Object.keys(exemptions).toSorted());
  expect([...places].filter(([, used]) => used.length !== 1)).toEqual([]);
  expect(places.size).toBeLessThanOrEqual(MOST);
});

test('no exemption is used but by its name', async () => {
  const nameless: string[] = [];
  for (const entry of await readdir(SERVER, { recursive: true })) {
    if (!entry.endsWith('.ts') || entry.endsWith('.test.ts') || /(db\/as|whose\/databases)\.ts$/.test(entry))
      continue;
    const text = await readFile(join(SERVER, entry), 'utf8');
    if (/\bwithoutOwner\((?!\s*')|\bexempted\((?!\s*')/.test(text)) nameless.push(entry);
  }
  expect(nameless.filter((entry) => !entry.endsWith('database.ts'))).toEqual([]);
});
