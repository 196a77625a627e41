import { expect, test } from 'vitest';
import { secretsWith } from './secrets.ts';

const keyed = (byte: number) => secretsWith({ today: new Uint8Array(32).fill(byte), before: null });

test('what is sealed opens with its key, for its row, unchanged, and never looks the same twice', () => {
  const [box, other] = [keyed(0), keyed(1)];
  const sealed = box.seal('pa55 wörd', 'row-1');
  expect(box.open(sealed, 'row-1')).toBe('pa55 wörd');
  expect(box.seal('pa55 wörd', 'row-1')).not.toBe(sealed);
  expect(() => box.open(sealed, 'row-2')).toThrow();
  expect(() => other.open(sealed, 'row-1')).toThrow();
  const changed = sealed.at(-4) === 'A' ? 'B' : 'A';
  expect(() => box.open(`${sealed.slice(0, -4)}${changed}${sealed.slice(-3)}`, 'row-1')).toThrow();
  expect(() => secretsWith({ today: new Uint8Array(16), before: null })).toThrow(RangeError);
  expect(() => secretsWith({ today: new Uint8Array(32), before: new Uint8Array(16) })).toThrow(RangeError);
});
