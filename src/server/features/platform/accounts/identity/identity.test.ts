import { describe, expect, test } from 'vitest';
import { emailKey } from './email-key.ts';
import { ownAttempt } from './own-attempt.ts';

describe('the key of an address', () => {
  test('is one for every case and Unicode form', () => {
    const spellings = ['Zoë@Example.Test', 'zoë@example.test', ' ZOË@EXAMPLE.TEST '].flatMap((spelling) => [
      spelling.normalize('NFC'),
      spelling.normalize('NFD'),
    ]);
    expect(new Set(spellings.map(emailKey)).size).toBe(1);
  });

  test('keeps look-alikes, tags and dots apart', () => {
    const different = [
      'pek@example.test',
      'рek@example.test',
      'pek+x@example.test',
      'p.ek@example.test',
      'ﬁ@x.y',
      'fi@x.y',
    ];
    expect(new Set(different.map(emailKey)).size).toBe(different.length);
  });
});

describe('of several attempts to register one address', () => {
  const mine = { source: 'mine', id: 1 };
  const other = { source: 'other', id: 2 };
  const third = { source: 'third', id: 3 };

  test('the newest from the same source is the own one', () => {
    expect(ownAttempt([other, { ...mine, id: 9 }, mine], 'mine')).toEqual({ source: 'mine', id: 9 });
  });

  test('the only one is, wherever it came from', () => {
    expect(ownAttempt([other], 'mine')).toBe(other);
  });

  test('none is when all came from elsewhere', () => {
    expect(ownAttempt([other, third], 'mine')).toBeNull();
    expect(ownAttempt([], 'mine')).toBeNull();
  });
});
