import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  matched:
    '<b>{count, plural, one {# product} other {# products}} found among what you sell:</b> {sku, number} by product number, {gtin, number} by barcode, {name, number} by name.',
  fresh: '<b>{count, plural, one {# product} other {# products}}</b> that no sale names yet.',
  says: '<b>Prices of {price, number},</b> costs of {cost, number}, stock of {stock, number}.',
  withoutCost: '<b>No costs in the file.</b> Without them I can’t say what an item earns.',
  belowNought:
    '<b>{count, plural, one {# product has} other {# products have}} negative stock.</b> I keep what the file says. Count them to set it right.',
});
