import { expect, it } from 'vitest';
import { linksToOwnPage } from './proof.ts';

const from = 'Ann <ann@harbour.example>';
const linked = (text: string, sender = from) => linksToOwnPage({ from: sender, text });

it.each([
  'Pick a time: https://book.harbour.example/ann',
  'https://harbour.example/interview?slot=4',
  '<https://tests.harbour.example/t/9>',
])('a page where one books or is tested is the employer’s own on its domain: %s', (text) => {
  expect(linked(text)).toBe(true);
});

it.each([
  'https://book.elsewhere.example/ann',
  'https://harbour.example.elsewhere.example/book',
  'https://notharbour.example/book',
  'https://harbour.example/privacy',
  'Book at harbour.example',
])('no other page proves anything: %s', (text) => {
  expect(linked(text)).toBe(false);
});

it('a sender without an address owns no page', () => {
  expect(linked('https://example/book', 'Ann')).toBe(false);
  expect(linked('https://book.example', 'ann@example')).toBe(false);
});
