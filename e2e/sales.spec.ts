import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { signUpOwner } from './people.ts';
import { test } from './product.ts';
import type { Product } from './product.ts';
import { expectSound } from './sound.ts';

const HEADER =
  'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Event Type,Location';

const WIDE = { width: 1440, height: 900 };

/** Half a year of a till, in which one thing sells half as much in the last four weeks. */
function tillFile(): string {
  const rows: string[] = [];
  const first = Date.UTC(2026, 3, 1);
  for (let place = 0; place < 180; place += 1) {
    const day = new Date(first + place * 86_400_000).toISOString().slice(0, 10);
    const sold = {
      'Rye loaf': 8 + ((place * 7) % 5),
      Croissant: (place < 152 ? 12 : 6) + ((place * 11) % 3),
      // On the last day a market: more lines than are shown at once.
      ...(place === 179 && { Knot: 60 }),
    };
    for (const [item, count] of Object.entries(sold))
      for (let one = 0; one < count; one += 1) {
        const ticket = `${day}-${item}-${one}`.replaceAll(' ', '');
        rows.push(
          `${day},1${one % 7}:15:00,Eastern Time (US & Canada),Bread,${item},1.0,Regular,,$5.00,$0.00,$5.00,$0.65,${ticket},P${ticket},Payment,Harbour St`,
        );
      }
  }
  return [HEADER, ...rows].join('\n');
}

/** Signs an owner up, who says what their bakery is. */
async function foundBakery(page: Page, product: Product): Promise<void> {
  await signUpOwner(page, product);
  await page.getByLabel('Business name').fill('Harbour Street Bakery');
  await page.getByLabel('Kind of business').fill('Bakery');
  await page.getByLabel('City').fill('Hamilton');
  await page.getByLabel('Province or territory').selectOption('ON');
  await page.getByRole('switch', { name: 'Tuesday' }).click();
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(page.getByText('Your business profile is saved.', { exact: true })).toBeVisible();
}

/** All lines of a day, a page after the other, also as cards on a phone. */
async function openLines(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.aistore}/dashboard/sales?day=2026-09-27`);
  await expect(page.getByText('50 shown')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('50 shown')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expectSound(page, page.url());
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Knot' }).first()).toContainText('Sales$5.00');
  await expectSound(page, page.url());
  await page.setViewportSize(WIDE);
}

/** What an item costs, typed where the margin lacks it, on the sales screen and on the overview; changed, and taken back. */
async function typeCost(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.aistore}/dashboard/sales`);
  await page.getByRole('button', { name: 'type the costs' }).click();
  await page.getByRole('button', { name: /^Add cost of Rye loaf/ }).click();
  const cost = page.getByLabel(/^Your cost of one Rye loaf/);
  await cost.fill('two');
  await cost.press('Enter');
  await expect(page.getByText('Enter an amount such as 2.50.')).toBeVisible();
  await cost.fill('2');
  await cost.press('Enter');
  await expect(page.getByText(/^Saved what Rye loaf.* costs you\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /change the cost of Rye loaf/ })).toHaveText('at $2.00 each');
  await expectSound(page, page.url());
  await page.goto(`${product.aistore}/dashboard/overview`);
  // The next largest without a cost is asked for.
  await page.getByLabel(/^Your cost of one Croissant/).fill('1.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved what Croissant.* costs you\.$/)).toBeVisible();
  await page.goto(`${product.aistore}/dashboard/sales`);
  await page.getByRole('button', { name: /change the cost of Croissant/ }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Add cost of Croissant/ })).toBeVisible();
}

/** A question in words, its answer with the way to the rows, what was answered, and a part of it changed with the keyboard. */
async function askInWords(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.aistore}/dashboard/sales`);
  await page.getByRole('button', { name: /^Rye loaf: how many did we sell/ }).waitFor();
  const question = page.getByRole('textbox', { name: 'Your question about sales' });
  await question.fill('How much did we sell to students in September 2026?');
  await question.press('Enter');
  await expect(page.getByText('I did not understand “students”', { exact: false })).toBeVisible();
  await question.fill('Which items sold less in September 2026 than in July 2026?');
  await question.press('Enter');
  const asked = page.getByRole('group', { name: 'What I answered' });
  await expect(asked).toContainText('sales, by item, Sep 1, 2026 to Sep 30, 2026, against Jul 1, 2026');
  const card = page.locator('section').filter({ has: asked });
  await expect(card.getByRole('link', { name: 'Croissant', exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Rye loaf', exact: true })).toHaveCount(0);
  await asked.getByRole('button', { name: 'Change' }).press('Enter');
  await asked.getByRole('button', { name: 'Remove “only what is less, beyond chance”' }).press('Enter');
  await expect(card.getByRole('link', { name: 'Rye loaf', exact: true })).toBeVisible();
  await expectSound(page, page.url());
}

test("an owner brings a till's export in, opens what changed, and takes the file out", async ({
  page,
  product,
}) => {
  const begun = Date.now();
  await foundBakery(page, product);

  await page.goto(`${product.aistore}/dashboard/overview`);
  // How to get the file, from the system that the owner has.
  await page.getByRole('button', { name: 'Square', exact: true }).click();
  await expect(page.getByText('Click Export, then Items Detail CSV.', { exact: false })).toBeVisible();
  const brought = Date.now();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(tillFile()) });
  await expect(page.getByRole('heading', { name: 'What each column is' })).toBeVisible();
  await expect(page.getByText('Matches to the cent.')).toBeVisible();
  await expectSound(page, page.url());
  const file = page.url();
  await page.getByRole('button', { name: /^Import [\d,]+ lines$/ }).click();
  await expect(page.getByRole('link', { name: 'See your sales' })).toBeVisible();

  await page.goto(`${product.aistore}/dashboard/overview`);
  await expect(page.getByText('Croissant sells less than before')).toBeVisible();
  const known = Date.now();
  // How long it took is printed and never judged here.
  process.stdout.write(
    `From the file to what matters: ${known - brought} ms; from the sign-up: ${known - begun} ms.\n`,
  );
  await expectSound(page, page.url());
  await page.getByRole('link', { name: 'See the days' }).first().click();
  await expect(page.getByRole('heading', { name: 'Each day against what I expected' })).toBeVisible();
  // The rows behind a day, with the keyboard: of the item first.
  await page.setViewportSize(WIDE);
  await page.getByRole('button', { name: 'Show as a table' }).press('Enter');
  const lastDay = page.getByRole('table').getByRole('link').first();
  await lastDay.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: /^Croissant.*, Sep 27, 2026: \$\d+\.00$/ }),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Lines' }).getByRole('row').nth(1)).toContainText('$5.00');
  await page.getByRole('link', { name: 'All days' }).click();
  await expect(page.getByRole('heading', { name: 'Each day against what I expected' })).toBeVisible();

  // The days before, as far as the file goes; what an item leaves needs what it costs, which is asked beside it.
  await page.goto(`${product.aistore}/dashboard/sales`);
  await expect(page.getByText('Aug 31, 2026 to Sep 27, 2026')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Later days' })).toBeDisabled();
  await page.getByRole('button', { name: 'Earlier days' }).click();
  await expect(page.getByText('Aug 3, 2026 to Aug 30, 2026')).toBeVisible();
  await page.getByRole('radio', { name: 'Week', exact: true }).click();
  await expect(page.getByText('Aug 24, 2026 to Aug 30, 2026')).toBeVisible();
  await page.getByRole('button', { name: 'Later days' }).click();
  await expect(page.getByText('Aug 31, 2026 to Sep 6, 2026')).toBeVisible();
  await expect(page.getByText('For the margin, I need what your items cost you.')).toBeVisible();
  await expectSound(page, page.url());
  await openLines(page, product);
  await typeCost(page, product);
  await askInWords(page, product);

  // Everything out, where the data is.
  await page.goto(`${product.aistore}/dashboard/data`);
  await expectSound(page, page.url());
  await page.getByRole('link', { name: 'Go to your export' }).click();
  await expect(page.getByRole('heading', { name: 'Export', exact: false }).first()).toBeVisible();

  await page.goto(file);
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Its lines are no longer in your sales.')).toBeVisible();
});

test('an owner whose file has a column for each tax sees what each brought, and only what there is', async ({
  page,
  product,
}) => {
  await foundBakery(page, product);
  const lines = Array.from({ length: 40 }, (_, place) => {
    const day = new Date(Date.UTC(2026, 5, 1 + place)).toISOString().slice(0, 10);
    return `A${place},${day},Tourtière,1,20.00,1.00,2.00,23.00`;
  });
  const content = ['Ticket,Date,Item,Qty,Net sales,TPS,TVQ,Total', ...lines].join('\n');
  await page.goto(`${product.aistore}/dashboard/overview`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'juin.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: 'Import 40 lines' }).click();
  await page.getByRole('link', { name: 'See your sales' }).click();
  await expect(page.getByText('for these days. Not included: tax $120.00.', { exact: false })).toBeVisible();
  await expect(page.getByText('tips')).toHaveCount(0);
  const taxes = page.getByRole('heading', { name: 'Taxes charged' }).locator('xpath=ancestor::section[1]');
  await expect(taxes).toContainText('TVQ$80.00');
  await expect(taxes).toContainText('TPS$40.00');
  await expect(taxes).toContainText('All taxes$120.00');
  await expectSound(page, page.url());
});
