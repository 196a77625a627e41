import { numberFormat } from '#localization/format.ts';
import { pageLocale } from '#web/text/page-locale.ts';

const HUNDREDTHS = 100;

/** An amount to the cent: "$10,343.65". */
export const moneyWords = (cents: number, currency: string): string =>
  numberFormat(pageLocale(), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    cents / HUNDREDTHS,
  );

/** An amount in whole dollars, for figures that are read at a glance: "$10,344". */
export const roundWords = (cents: number, currency: string): string =>
  numberFormat(pageLocale(), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(cents / HUNDREDTHS);

/** A quantity in thousandths: "288", "12.5". */
export const quantityWords = (thousandths: number): string =>
  numberFormat(pageLocale(), { maximumFractionDigits: 3 }).format(thousandths / 1000);
