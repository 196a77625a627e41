import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { SalesReply, SoldItemReply } from '#contract/localbiz/sales.ts';
import { numberFormat } from '#localization/format.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { salesPath } from '#web/shell/paths.ts';
import { moneyWords, quantityWords } from '#web/shell/shop/amounts.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import type { Period } from './period.ts';
import classes from './sales.module.css';

const SHOWN = 12;
/** Under this many sales a share would claim more than so few can show. */
const FEW = 20;

interface Props {
  period: Period;
}

const shareWords = (share: number): string =>
  numberFormat(pageLocale(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** The items of a period, the largest sales first. */
export function ItemsCard({ period }: Props) {
  const found = useQuery(
    api.sales.read.queryOptions({ input: { by: 'item', ...period }, placeholderData: keepPreviousData }),
  );
  const channels = useQuery(
    api.sales.read.queryOptions({ input: { by: 'channel', ...period }, placeholderData: keepPreviousData }),
  );
  return (
    <Card>
      <CardHead title={text('whatSold')}>
        <span className={classes.quiet}>{text('afterDiscounts')}</span>
      </CardHead>
      {found.data ? (
        <Items sales={found.data} />
      ) : found.isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <CardRow>
          <Loading label={text('loading')}>
            <Skeleton height={240} />
          </Loading>
        </CardRow>
      )}
      {channels.data && <Channels sales={channels.data} />}
    </Card>
  );
}

function Items({ sales }: { sales: SalesReply }) {
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
  return (
    <>
      <div className={`${classes.item} ${classes.heads}`} aria-hidden>
        <span>{text('item')}</span>
        <span>{text('sold')}</span>
        <span>{text('title')}</span>
        <span>{text('share')}</span>
      </div>
      {items.slice(0, SHOWN).map((item) => (
        <Item key={item.id} item={item} sales={sales} />
      ))}
      {others.length > 0 && (
        <Rest label={text('others', { count: others.length })} cents={othersNet} currency={currency} />
      )}
      {totals.net !== named && (
        <Rest label={text('notItemised')} cents={totals.net - named} currency={currency} />
      )}
    </>
  );
}

function Item({ item, sales }: { item: SoldItemReply; sales: SalesReply }) {
  const { currency, from, to, shop_id: shop } = sales;
  const all = sales.totals.net;
  const isFew = item.lines < FEW;
  return (
    <div className={classes.item}>
      <b>
        <Link to={salesPath({ from, to, shop, item: item.id })}>{item.name}</Link>
      </b>
      <span>{quantityWords(item.quantity)}</span>
      <span>{moneyWords(item.net, currency)}</span>
      <span className={classes.quiet}>
        {isFew ? text('few', { count: item.lines }) : all > 0 ? shareWords(item.net / all) : ''}
      </span>
    </div>
  );
}

function Rest({ label, cents, currency }: { label: string; cents: number; currency: string }) {
  return (
    <div className={classes.item}>
      <span className={classes.quiet}>{label}</span>
      <span />
      <span>{moneyWords(cents, currency)}</span>
      <span />
    </div>
  );
}

function Channels({ sales }: { sales: SalesReply }) {
  const of = (name: 'counter' | 'web') => sales.channels?.find(({ channel }) => channel === name);
  const [counter, web] = [of('counter'), of('web')];
  if (!counter && !web) return null;
  const parts = [
    counter ? text('counter', { amount: moneyWords(counter.net, sales.currency) }) : '',
    web ? text('web', { amount: moneyWords(web.net, sales.currency), tickets: web.tickets }) : '',
  ];
  return <div className={classes.foot}>{parts.filter((part) => part !== '').join(' · ')}</div>;
}
