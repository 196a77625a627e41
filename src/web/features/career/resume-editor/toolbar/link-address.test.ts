import { expect, it } from 'vitest';
import { linkAddress } from './link-dialog.tsx';

it.each([
  ['https://example.com/me', 'https://example.com/me'],
  [' linkedin.com/in/you ', 'https://linkedin.com/in/you'],
  ['you@example.com', 'mailto:you@example.com'],
  ['+1 905 555-0142', 'tel:+19055550142'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words', null],
  ['', null],
])('reads %j as the address %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
