import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { learnedHashes } from './learned-texts.ts';

const root = join(import.meta.dirname, '..');

/** Bodies of mails in any of the formats, without spaces, so that the same mail is the same text. */
function bodiesIn(patterns: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of globSync([...patterns], { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, body = ''] of text.matchAll(/"(?:raw|body|text)":\s*"((?:[^"\\]|\\.)*)"/g))
      found.set(body.replaceAll(/\\r|\\n|\s/g, ''), path);
  }
  return found;
}

test('no mail is both learned from and measured on', () => {
  const learned = bodiesIn(['corpora/{mails,mailboxes,written-mails}/*.{json,jsonl}']);
  const measured = bodiesIn([
    'bench/data/{inbox-first,inbox-later,inbox-last,inbox-houses,inbox-sister-firms,mails-last}/*.{json,jsonl}',
  ]);
  expect(learned.size).toBeGreaterThan(3000);
  expect(measured.size).toBeGreaterThan(450);
  const both = [...measured].filter(([body]) => learned.has(body)).map(([, path]) => path);
  expect(both).toEqual([]);
});

test('what a bench leaves out is what models are made from: npm run learned-hashes writes it again', async () => {
  const kept = readFileSync(join(root, 'training', 'hashes.txt'), 'utf8');
  expect(`${(await learnedHashes()).join('\n')}\n`).toBe(kept);
});
