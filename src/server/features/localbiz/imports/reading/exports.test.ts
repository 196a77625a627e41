import { describe, expect, it } from 'vitest';
import { modelFiles } from '#server/ports/learned/model-files.ts';
import { readTables } from '#server/ports/tables/read-tables.ts';
import { readImport } from './read-import.ts';
import { NOTHING_SAID as answers } from '#server/features/localbiz/imports/nothing-said.ts';

const shop = {
  id: '',
  businessId: '',
  name: '',
  city: '',
  region: 'ON' as const,
  isClosed: false,
  timeZone: 'America/Toronto',
  closeHour: 4,
  currency: 'CAD',
};
const market = { ...shop, id: 'market', region: 'QC' as const };

const linesOf = (...rows: string[]) => linesOfPlaces(null, ...rows);

async function linesOfPlaces(places: Record<string, string | null> | null, ...rows: string[]) {
  const tables = await readTables(new TextEncoder().encode(rows.join('\n')));
  // Known exports need no vectors.
  const file = readImport(
    tables,
    { model: await modelFiles().model('table-columns') },
    {
      answers: { ...answers, shops_of_places: places },
      shops: [shop, market],
      fileName: 'a.csv',
      tables: null,
    },
  );
  if (file.refused !== null) throw new Error(file.refused.code);
  if (file.about !== 'sales') throw new Error('These are no sales.');
  return file;
}

describe('the exports of systems we know', () => {
  it('of whole tickets keep a refund that repeats the number of its sale', async () => {
    const { lines, source } = await linesOf(
      'Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Tax,Tip,Total Collected,Transaction ID,Payment ID',
      '2026-10-11,10:00:00,Eastern Time (US & Canada),-$5.00,$0.00,-$5.00,-$0.65,$0.00,-$5.65,T1,P9',
      '2026-10-10,10:00:00,Eastern Time (US & Canada),$9.00,$0.00,$9.00,$1.17,$1.00,$11.17,T2,P2',
      '2026-10-09,10:00:00,Eastern Time (US & Canada),$5.00,$0.00,$5.00,$0.65,$0.00,$5.65,T1,P1',
    );
    expect(source).toBe('square');
    expect(lines.map(({ net, tip, isRefund }) => [net, tip, isRefund])).toEqual([
      [-500, 0, true],
      [900, 100, false],
      [500, 0, false],
    ]);
  });

  it('of a web shop split the order over its lines and count what is not sent yet, but nothing that was voided', async () => {
    const { lines, leftOut } = await linesOf(
      'Name,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem fulfillment status,Refunded Amount,Tax 1 Value,Tax 2 Value',
      '#3,voided,unfulfilled,CAD,34.00,0.00,4.42,38.42,0.00,2026-11-08 19:44:02 -0500,1,Candle,34.00,pending,0.00,1.70,2.72',
      '#2,paid,unfulfilled,CAD,71.55,12.00,9.30,92.85,7.95,2026-11-08 19:44:02 -0500,2,Candle,34.00,pending,10.00,3.58,5.72',
      '#2,,,,,,,,,2026-11-08 19:44:02 -0500,1,Tea,11.50,pending,,,',
      '#1,paid,fulfilled,USD,20.00,0.00,0.00,20.00,0.00,2026-11-07 12:00:00 -0500,1,Tea,20.00,fulfilled,0.00,0.00,0.00',
    );
    expect(lines.map(({ item, net, tax, detail }) => [item, net, tax, detail])).toEqual([
      ['Candle', 6120, 795, 'item'],
      ['Tea', 1035, 135, 'item'],
      ['', -885, -115, 'amount'],
    ]);
    expect(leftOut.map(({ reason }) => reason)).toEqual(['not-a-sale', 'other-currency']);
  });

  it('of several places give each shop its orders whole, and leave out what its owner left out', async () => {
    const file = await linesOfPlaces(
      { Harbour: '', Market: 'market', '': null },
      'Name,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Refunded Amount,Location',
      '#3,paid,CAD,34.00,0.00,5.09,39.09,0.00,2026-11-08 19:44:02 -0500,1,Candle,34.00,0.00,Market',
      '#3,,,,,,,,2026-11-08 19:44:02 -0500,1,Tea,0.00,,',
      '#2,paid,CAD,11.50,0.00,1.50,13.00,0.00,2026-11-08 10:44:02 -0500,1,Tea,11.50,0.00,Harbour',
      '#1,paid,CAD,20.00,0.00,0.00,20.00,0.00,2026-11-07 12:00:00 -0500,1,Tea,20.00,0.00,',
    );
    expect(file.byShop.map(({ shop: { id }, all }) => [id, all.map(({ orderRef }) => orderRef)])).toEqual([
      ['market', ['#3', '#3']],
      ['', ['#2']],
    ]);
    expect(file.leftOut).toEqual([{ line: 5, reason: 'other-place' }]);
  });
});
