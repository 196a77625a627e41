import { expect, test } from 'vitest';
import { z } from 'zod';
import { complaintAbout } from './judge.ts';
import type { Endpoint } from './endpoints.ts';

const endpoint: Endpoint = {
  name: 'one.read',
  group: 'one',
  method: 'GET',
  path: '/one',
  access: 'visitor',
  accountKind: undefined,
  once: false,
  takesFile: false,
  input: null,
  output: z.object({
    name: z.string(),
    rows: z.array(z.object({ id: z.number() })),
    words: z.record(z.string(), z.unknown()).optional(),
    wait: z.number().default(0),
  }),
};
const complaint = (body: unknown) =>
  complaintAbout(
    endpoint,
    { status: 200, type: 'application/json', text: JSON.stringify(body), replayed: false },
    null,
  );

test('an answer that the contract promises is right, with whatever it leaves open', () => {
  expect(complaint({ name: 'Zoë', rows: [{ id: 1 }] })).toBeNull();
  expect(complaint({ name: 'Zoë', rows: [], words: { any: { at: 'all' } } })).toBeNull();
});

test('a field that the contract does not name is told, wherever it stands', () => {
  expect(complaint({ name: 'Zoë', rows: [], secret: 1 })).toBe(
    'answers a field that the contract does not name: secret',
  );
  expect(complaint({ name: 'Zoë', rows: [{ id: 1 }, { id: 2, secret: null }] })).toBe(
    'answers a field that the contract does not name: rows[].secret',
  );
});

test('a value of another kind is told', () => {
  expect(complaint({ name: 1, rows: [] })).toMatch(/^answers what the contract does not promise: name /);
});

const refusal = (detail: string) =>
  complaintAbout(
    endpoint,
    {
      status: 422,
      type: 'application/json',
      text: JSON.stringify({ detail, code: 'invalid_input' }),
      replayed: false,
    },
    null,
  );

test('a refusal has to be a sentence, also in the pseudo-language', () => {
  expect(refusal('Enter a date with a year.')).toBeNull();
  expect(refusal('⟦Éñťéř á ďáťé. ⟦Řéáďď ííť.⟧⟧')).toBeNull();
  for (const odd of ['invalid_type', '⟦expected string⟧', `${'A'.repeat(500)}.`])
    expect(refusal(odd)).toMatch(/is no plain sentence$/);
});
