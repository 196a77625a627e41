import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it('leads only to pages of the web', () => {
  expect(webAddress('https://jobs.example/7?a=b')).toBe('https://jobs.example/7?a=b');
  expect(webAddress('javascript:alert(1)')).toBeNull();
  expect(webAddress(' JAVASCRIPT:alert(1)')).toBeNull();
  expect(webAddress('data:text/html,x')).toBeNull();
  expect(webAddress('/dashboard')).toBeNull();
});
