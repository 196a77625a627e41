import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { watchWords } from './outside-catalogue.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { licences } from '#web/features/marketing/company/licences.data.ts';
import { screens } from './screen-list.ts';
import type { Screen } from './screen-list.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const inPseudo = (path: string) => `${path}${path.includes('?') ? '&' : '?'}locale=xx`;

/** What is wrong with the words of some screens, a line each. */
async function wordsWrong(
  page: Page,
  product: Product,
  shown: readonly Pick<Screen, 'name' | 'host' | 'path'>[],
): Promise<string[]> {
  const wrong: string[] = [];
  const looked = watchWords(
    page,
    licences.map(({ licence }) => licence),
  );
  for (const { name, host, path } of shown)
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`${product[host]}${inPseudo(path)}`);
      await page.getByRole('heading').first().waitFor();
      await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
      const { outside, clipped } = await looked();
      const complain = (what: string, texts: readonly string[]) =>
        wrong.push(...texts.map((text) => `${name} at ${size.width}: ${what}: ${text.slice(0, 120)}`));
      complain('outside the catalogue', outside);
      complain('cut off', clipped);
      const excess = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      if (excess > 0) wrong.push(`${name} at ${size.width}: ${excess} px wider than the window`);
    }
  return wrong;
}

const shownTo = (onlooker: Screen['onlooker']) =>
  screens.filter((screen) => screen.onlooker === onlooker && screen.prepare === undefined);

test('in the pseudo-language no text for visitors is cut off, and only data stands outside the brackets', async ({
  page,
  product,
}) => {
  expect(await wordsWrong(page, product, shownTo('visitor'))).toEqual([]);
});
