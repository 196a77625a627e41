import { expect, it } from 'vitest';
import { returnPage } from './return-path.ts';

it('leads on to the checkout of a plan', () => {
  expect(returnPage('/checkout?plan=pro')).toBe('/checkout?plan=pro');
  expect(returnPage('/checkout')).toBe('/checkout');
});

it('leads to no other page, and never to another host', () => {
  for (const path of [
    'https://evil.example/checkout',
    '//evil.example/checkout',
    '/\\evil.example',
    '/checkout/../dashboard',
    '/checkout?plan=pro#x',
    '/checkout?next=//evil.example',
    '/dashboard/plan',
    'javascript:alert(1)',
    '',
  ])
    expect(returnPage(path)).toBeNull();
});
