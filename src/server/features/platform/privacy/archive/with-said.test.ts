import { expect, test } from 'vitest';
import { text as identity } from '#server/ports/identity/messages.ts';
import { tables } from './messages.ts';
import { withSaid } from './with-said.ts';

const reader = { locale: 'en' } as const;
const { code } = tables.message('accounts');
const said = tables.messages.accounts;

test('a message says itself wherever it stands in a row, and nothing else is touched', () => {
  const row = {
    id: 'x',
    at: null,
    detail: { code, values: {} },
    journal: [{ step: 1, told: { code, values: {} } }],
  };
  expect(withSaid(row, reader)).toEqual({
    id: 'x',
    at: null,
    detail: { code, values: {}, said },
    journal: [{ step: 1, told: { code, values: {}, said } }],
  });
});

test('a message within another is said with it', () => {
  const outer = identity.message('unreachable', { provider: tables.message('accounts') });
  expect(withSaid({ ...outer }, reader)).toEqual({
    ...outer,
    said: `${said} can’t be reached right now. Try again in a moment.`,
  });
});

test.each([
  { code: 'H2X', values: [1, 2] },
  { code: 'a.b', values: {}, more: 1 },
  { code: 7, values: {} },
  { code: 'a.b' },
])('what only looks like a message stays as it is: %j', (value) => {
  expect(withSaid(value, reader)).toEqual(value);
});

test('a message whose values are of another version stays as it is kept', () => {
  const message = { code: 'archive.about', values: {} };
  expect(withSaid(message, reader)).toEqual(message);
});
