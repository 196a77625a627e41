import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes the first letters of the first and the last name', () => {
  expect(initials('Amara Okafor')).toBe('AO');
  expect(initials('  jean-luc de la Tour ')).toBe('JT');
  expect(initials('Élodie')).toBe('É');
});

it('falls back on the address, then on a dot', () => {
  expect(initials('', 'sam@example.com')).toBe('S');
  expect(initials('123', '')).toBe('·');
});
