import type { SalesReply } from '#contract/localbiz/sales.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import classes from './sales.module.css';
import { taxesIn } from './taxes.ts';

/** What the days brought of each tax, by the names that the files give them; nothing where there is one alone. */
export function TaxesCard({ sales }: { sales: SalesReply }) {
  const taxes = taxesIn(sales);
  if (taxes.length < 2) return null;
  const { currency, totals } = sales;
  return (
    <Card>
      <CardHead title={text('taxes')}>
        <span className={classes.quiet}>{text('asNamed')}</span>
      </CardHead>
      <dl className={classes.taxes}>
        {taxes.map(({ name, cents }) => (
          <div key={name}>
            <dt>{name === '' ? text('unnamedTax') : name}</dt>
            <dd>{moneyWords(cents, currency)}</dd>
          </div>
        ))}
        <div className={classes.sum}>
          <dt>{text('allTaxes')}</dt>
          <dd>{moneyWords(totals.tax, currency)}</dd>
        </div>
      </dl>
    </Card>
  );
}
