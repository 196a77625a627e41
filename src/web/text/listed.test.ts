import { afterEach, expect, test } from 'vitest';
import { listed } from './listed.ts';
import { setPageLocale } from './page-locale.ts';

afterEach(() => setPageLocale('en'));

test.each(['en', 'xx'] as const)('a list that stands alone has no word of its own in %s', async (locale) => {
  await setPageLocale(locale);
  expect(listed(['Halden Freight', '', 'Hamilton', 'Remote'])).toBe('Halden Freight, Hamilton, Remote');
  expect(listed(['Halden Freight', ''])).toBe('Halden Freight');
  expect(listed([])).toBe('');
});
