import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SalesReply } from '#contract/localbiz/sales.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Items } from './items.tsx';
import { text } from './messages.ts';
import type { Period } from './period.ts';
import classes from './sales.module.css';

interface Props {
  period: Period;
}

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
