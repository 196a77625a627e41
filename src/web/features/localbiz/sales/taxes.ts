import type { SalesReply, TaxReply } from '#contract/localbiz/sales.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { text } from './messages.ts';

type Taxed = Pick<SalesReply, 'taxes' | 'totals' | 'currency'>;

/** The taxes of a period, those without a name in the files last and under none: together they are its tax. */
export function taxesIn({ taxes, totals }: Pick<Taxed, 'taxes' | 'totals'>): TaxReply[] {
  const named = (taxes ?? []).filter(({ cents }) => cents !== 0);
  const rest = totals.tax - named.reduce((sum, { cents }) => sum + cents, 0);
  return rest === 0 ? named : [...named, { name: '', cents: rest }];
}

/** What is not in the sales of a period or was taken off them, each a sentence; only what there is. */
export function besideSales(sales: Taxed): string {
  const { currency, totals } = sales;
  const [only, ...more] = taxesIn(sales);
  const money = (cents: number) => moneyWords(cents, currency);
  const tax =
    only !== undefined && only.name !== '' && more.length === 0
      ? text('namedTax', { name: only.name, amount: money(only.cents) })
      : text('tax', { amount: money(totals.tax) });
  const apart = [
    ...(totals.tax === 0 ? [] : [tax]),
    ...(totals.tip === 0 ? [] : [text('tips', { amount: money(totals.tip) })]),
  ];
  const said = [
    ...(apart.length === 0 ? [] : [text('notInIt', { what: apart })]),
    ...(totals.refunded === 0 ? [] : [text('takenOff', { amount: money(totals.refunded) })]),
  ];
  return said.join(' ');
}
