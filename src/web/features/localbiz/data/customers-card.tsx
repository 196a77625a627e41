import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { CustomerCounts } from '#contract/localbiz/customers.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { figure } from '#web/text/figure.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './data.module.css';

const STANDINGS = ['reachable', 'proven', 'implied', 'unproven', 'withdrawn', 'unknown'] as const;

/** How many customers are known, and how many of them said that they may be written to. */
export function CustomersCard() {
  const counts = useQuery(api.customers.counts.queryOptions());
  return (
    <Card>
      <CardHead title={text('customers')}>
        {counts.data && counts.data.customers > 0 && (
          <span className={classes.quiet}>{text('customerCount', { count: counts.data.customers })}</span>
        )}
      </CardHead>
      {counts.data ? (
        <Counts counts={counts.data} />
      ) : counts.isError ? (
        <LoadFailure
          title={text('customersFailed')}
          signIn={text('signIn')}
          error={counts.error}
          onRetry={() => void counts.refetch()}
        />
      ) : (
        <CardRow>
          <Loading label={text('loadingCustomers')}>
            <Skeleton height={120} />
          </Loading>
        </CardRow>
      )}
    </Card>
  );
}

function Counts({ counts: { customers, standings, suppressed } }: { counts: CustomerCounts }) {
  return (
    <CardRow>
      {customers === 0 ? (
        <p className={classes.quiet}>{text('noCustomers')}</p>
      ) : (
        <>
          <div className={classes.standings}>
            <span />
            {standings.map(({ channel }) => (
              <span key={channel}>{text('channel', { channel })}</span>
            ))}
            {STANDINGS.map((standing) => (
              <Fragment key={standing}>
                <span>{text('standing', { standing })}</span>
                {standings.map((one) => (
                  <b key={one.channel}>{figure(one[standing])}</b>
                ))}
              </Fragment>
            ))}
          </div>
          <p className={classes.quiet}>{text('whoMay')}</p>
        </>
      )}
      {suppressed > 0 && <p className={classes.quiet}>{text('suppressed', { count: suppressed })}</p>}
    </CardRow>
  );
}
