import { Link } from 'react-router';
import type { SalesReply, SoldItemReply } from '#contract/localbiz/sales.ts';
import { numberFormat } from '#localization/format.ts';
import { businessPaths, salesPath } from '#web/shell/paths.ts';
import { moneyWords, quantityWords } from '#web/shell/shop/amounts.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { CardRow } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import classes from './sales.module.css';

const SHOWN = 12;
/** Under this many sales a share would claim more than so few can show. */
const FEW = 20;

const shareWords = (share: number): string =>
  numberFormat(pageLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Each item with what was sold of it and what is left of that, the largest sales first. */
export function Items({ sales }: { sales: SalesReply }) {
  const items = sales.items ?? [];
  const { currency, totals } = sales;
  if (items.length === 0)
    return (
      <CardRow>
        <p className={classes.quiet}>{text('noItems')}</p>
      </CardRow>
    );
  const others = items.slice(SHOWN);
  const named = items.reduce((sum, { net }) => sum + net, 0);
  const othersNet = others.reduce((sum, { net }) => sum + net, 0);
  // Where nothing is known of what anything costs, there is one question instead of a column of them.
  const hasMargin = items.some(({ cost }) => cost !== null);
  const rest = (label: string, cents: number) => (
    <Rest label={label} cents={cents} currency={currency} hasMargin={hasMargin} />
  );
  return (
    <>
      <div className={`${classes.item} ${classes.heads}`} data-margin={hasMargin || undefined} aria-hidden>
        <span>{text('item')}</span>
        <span>{text('sold')}</span>
        <span>{text('title')}</span>
        {hasMargin && <span>{text('margin')}</span>}
        <span>{text('share')}</span>
      </div>
      {items.slice(0, SHOWN).map((item) => (
        <Item key={item.id} item={item} sales={sales} hasMargin={hasMargin} />
      ))}
      {others.length > 0 && rest(text('others', { count: others.length }), othersNet)}
      {totals.net !== named && rest(text('notItemised'), totals.net - named)}
      {!hasMargin && (
        <CardRow>
          <p className={classes.quiet}>
            {text('whatItemsCost')} <Link to={businessPaths.data}>{text('bringCatalogue')}</Link>
          </p>
        </CardRow>
      )}
    </>
  );
}

interface ItemProps {
  item: SoldItemReply;
  sales: SalesReply;
  hasMargin: boolean;
}

function Item({ item, sales, hasMargin }: ItemProps) {
  const { currency, from, to, shop_id: shop } = sales;
  const all = sales.totals.net;
  const isFew = item.lines < FEW;
  return (
    <div className={classes.item} data-margin={hasMargin || undefined}>
      <b>
        <Link to={salesPath({ from, to, shop, item: item.id })}>{item.name}</Link>
      </b>
      <span>{quantityWords(item.quantity)}</span>
      <span>{moneyWords(item.net, currency)}</span>
      {hasMargin && <Margin item={item} currency={currency} />}
      <span className={classes.quiet}>
        {isFew ? text('few', { count: item.lines }) : all > 0 ? shareWords(item.net / all) : ''}
      </span>
    </div>
  );
}

/** What is left of an item's sales after what it cost. */
function Margin({ item: { net, cost }, currency }: { item: SoldItemReply; currency: string }) {
  return cost === null ? (
    <span className={classes.quiet}>{text('noCost')}</span>
  ) : (
    <b data-label={text('margin')}>{moneyWords(net - cost, currency)}</b>
  );
}

interface RestProps {
  label: string;
  cents: number;
  currency: string;
  hasMargin: boolean;
}

function Rest({ label, cents, currency, hasMargin }: RestProps) {
  return (
    <div className={classes.item} data-margin={hasMargin || undefined}>
      <span className={classes.quiet}>{label}</span>
      <span />
      <span>{moneyWords(cents, currency)}</span>
      {hasMargin && <span />}
      <span />
    </div>
  );
}
