import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { SalesReply } from '#contract/localbiz/sales.ts';
import { salesPath } from '#web/shell/paths.ts';
import { moneyWords, roundWords } from '#web/shell/shop/amounts.ts';
import { figure } from '#web/text/figure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './sales.module.css';

/** Where the lines of one of the days stand, of the same item and shop. */
export const dayPath = ({ from, to, shop_id: shop, item }: SalesReply, day: string): string =>
  salesPath({ from, to, shop, day, ...(item !== null && { item: item.id }) });

/** The days in figures, the newest first; each leads to its lines. */
function DaysTable({ sales }: { sales: SalesReply }) {
  const { currency, days } = sales;
  const words = (cents: number) => roundWords(cents, currency);
  return (
    <table className={classes.days}>
      <caption className="visually-hidden">{text('eachDay')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('day')}</th>
          <th scope="col">{text('sold')}</th>
          <th scope="col">{text('expected')}</th>
          <th scope="col">{text('tickets')}</th>
        </tr>
      </thead>
      <tbody>
        {(days ?? []).toReversed().map(({ day, net, expected, tickets }) => (
          <tr key={day}>
            <th scope="row">
              <Link to={dayPath(sales, day)}>{text('dayName', { day })}</Link>
            </th>
            <td>{moneyWords(net, currency)}</td>
            <td className={classes.quiet}>
              {expected === null
                ? text('unknown')
                : text('range', { low: words(expected.low), high: words(expected.high) })}
            </td>
            <td>{figure(tickets)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same days in figures, for whoever wants to read them or has no pointer to press one with. */
export function AsTable({ sales }: { sales: SalesReply }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className={classes.foot}>
        <span>{text('openDay')}</span>
        <Button size="sm" kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Table2 aria-hidden />
          {isOpen ? text('hideTable') : text('asTable')}
        </Button>
      </div>
      {isOpen && <DaysTable sales={sales} />}
    </>
  );
}
