import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

test('every term of the glossary means one thing', async () => {
  const glossary = await readFile(path.join(import.meta.dirname, '../../docs/glossary.md'), 'utf8');
  const terms = [...glossary.matchAll(/^\| ([^|]+) \|/gm)].map(([, term = '']) => term.trim().toLowerCase());
  expect(terms.length).toBeGreaterThan(100);
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
