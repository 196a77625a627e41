import type { SaleLineReply } from '#contract/localbiz/sale-lines.ts';
import { moneyWords, quantityWords } from '#web/shell/shop/amounts.ts';
import { useNarrow } from '#web/shell/use-narrow.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Middle } from '#web/ui/display/middle.tsx';
import { text } from './messages.ts';
import classes from './sales.module.css';

interface LinesProps {
  lines: readonly SaleLineReply[];
  currency: string;
  /** They are all of one item, which the title names. */
  ofItem: boolean;
}

function itemWords({ detail, item }: SaleLineReply): string {
  if (detail === 'item') return item;
  return detail === 'order' ? text('wholeOrder') : text('moneyBack');
}

/** Lines of sales: a table, on a phone a card each. */
export function Lines(props: LinesProps) {
  return useNarrow() ? <LineCards {...props} /> : <LineTable {...props} />;
}

const Refund = ({ line }: { line: SaleLineReply }) =>
  line.is_refund && (
    <Badge kind="plain" icon={false}>
      {text('refund')}
    </Badge>
  );

function LineTable({ lines, currency, ofItem }: LinesProps) {
  const money = (cents: number) => (cents === 0 ? '' : moneyWords(cents, currency));
  return (
    <table className={classes.lines}>
      <caption className="visually-hidden">{text('lines')}</caption>
      <thead>
        <tr>
          <th scope="col">{text('time')}</th>
          <th scope="col">{text('order')}</th>
          {!ofItem && <th scope="col">{text('item')}</th>}
          <th scope="col">{text('quantity')}</th>
          <th scope="col">{text('title')}</th>
          <th scope="col">{text('lineTax')}</th>
          <th scope="col">{text('discount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>{line.time ?? ''}</td>
            <td>
              <Middle>{line.order ?? ''}</Middle> {ofItem && <Refund line={line} />}
            </td>
            {!ofItem && (
              <td>
                <b>{itemWords(line)}</b> <Refund line={line} />
              </td>
            )}
            <td>{line.detail === 'item' ? quantityWords(line.quantity) : ''}</td>
            <td>{moneyWords(line.net, currency)}</td>
            <td>{money(line.tax)}</td>
            <td>{money(line.discount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineCards({ lines, currency }: LinesProps) {
  const facts = (line: SaleLineReply): [label: string, value: string][] => [
    [text('time'), line.time ?? ''],
    [text('quantity'), line.detail === 'item' ? quantityWords(line.quantity) : ''],
    [text('title'), moneyWords(line.net, currency)],
    [text('lineTax'), line.tax === 0 ? '' : moneyWords(line.tax, currency)],
    [text('discount'), line.discount === 0 ? '' : moneyWords(line.discount, currency)],
  ];
  return (
    <ul role="list" className={classes.lineCards}>
      {lines.map((line) => (
        <li key={line.id}>
          <p>
            <b>{itemWords(line)}</b> <Refund line={line} />
          </p>
          <dl>
            {facts(line).map(
              ([label, value]) =>
                value !== '' && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
            {line.order !== null && (
              <div className={classes.order}>
                <dt>{text('order')}</dt>
                <dd>
                  <Middle>{line.order}</Middle>
                </dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
