import { expect } from '@playwright/test';
import { writeXlsx } from 'hucre';
import { addAuthenticator, keepPasskey } from './passkey.ts';
import { ownBusiness } from './people.ts';
import { test } from './product.ts';

/** A fortnight of a shop as its owner keeps it: a title above, French headers, GST and QST apart, a total below. */
function frenchSheet(): Promise<Uint8Array> {
  const sold = Array.from({ length: 14 }, (_, place) => {
    const net = 4.5 * (2 + (place % 3));
    const [gst, qst] = [Math.round(net * 5) / 100, Math.round(net * 9.975) / 100];
    const day = new Date(Date.UTC(2026, 10, 2 + place)).toISOString().slice(0, 10);
    return [day, `F-${1001 + place}`, 'Pain de seigle', 2 + (place % 3), 4.5, net, gst, qst, net + gst + qst];
  });
  const sum = (column: number) => sold.reduce((total, row) => total + Number(row[column]), 0);
  const rows = [
    ['Ventes de novembre'],
    [
      'Date de vente',
      'No de facture',
      'Article',
      'Qté',
      'Prix unitaire',
      'Sous-total',
      'TPS',
      'TVQ',
      'Total',
    ],
    ...sold,
    ['Total', '', '', sum(3), '', sum(5), sum(6), sum(7), sum(8)],
  ];
  return writeXlsx({ sheets: [{ name: 'Novembre', rows }] });
}

test('an owner who logs in with a passkey brings a French spreadsheet in', async ({ page, product }) => {
  await ownBusiness(page, product, 'Boulangerie du Port');
  await page.goto(`${product.aistore}/dashboard/security`);
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await keepPasskey(page, 'My laptop');
  await page.getByRole('button', { name: 'Log out this device' }).click();
  await page.getByRole('button', { name: 'Log in with it' }).click();
  await page.waitForURL('**/dashboard/overview');

  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ventes.xlsx', mimeType: type, buffer: Buffer.from(await frenchSheet()) });
  await expect(page.getByRole('heading', { name: 'What each column is' })).toBeVisible();
  await expect(page.getByText('Matches to the cent.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 14 lines' }).click();
  await page.getByRole('link', { name: 'See your sales' }).click();
  await expect(page.getByRole('link', { name: 'Pain de seigle' })).toBeVisible();
});
