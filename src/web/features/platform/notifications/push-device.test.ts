import { expect, it } from 'vitest';
import { keyBytes } from './push-device.ts';

it('reads a key in base64url without padding', () => {
  expect([...keyBytes('-_8A')]).toEqual([251, 255, 0]);
  expect([...keyBytes('AQ')]).toEqual([1]);
});
