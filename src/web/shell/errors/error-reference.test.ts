import { expect, it } from 'vitest';
import { errorReference, referenceIn } from './error-reference.ts';

it('gives every failure a short name', () => {
  expect(errorReference(1_790_000_000_000, 0.5)).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{3}$/);
  expect(errorReference(1_790_000_000_000, 0)).not.toBe(errorReference(1_790_000_000_000, 0.9));
});

it("takes the server's own reference when there is one", () => {
  expect(referenceIn({ reference: 'AB-1' })).toBe('AB-1');
  expect(referenceIn(new Error('x'))).toBeUndefined();
  expect(referenceIn({ reference: 7 })).toBeUndefined();
});
