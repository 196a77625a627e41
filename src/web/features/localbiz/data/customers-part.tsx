import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { CustomerCounts } from '#contract/localbiz/customers.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { figure } from '#web/text/figure.ts';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './data.module.css';

const STANDINGS = ['reachable', 'proven', 'implied', 'unproven', 'withdrawn', 'unknown'] as const;

/** How many customers are known, and how many of them said that they may be written to. */
export function CustomersPart() {
  const counts = useQuery(api.customers.counts.queryOptions());
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h2>{text('customers')}</h2>
        {counts.data && counts.data.customers > 0 && (
          <span className={classes.quiet}>{text('customerCount', { count: counts.data.customers })}</span>
        )}
      </div>
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
        <div className={classes.partBody}>
          <Loading label={text('loadingCustomers')}>
            <Skeleton height={120} />
          </Loading>
        </div>
      )}
    </section>
  );
}

function Counts({ counts: { customers, standings, suppressed } }: { counts: CustomerCounts }) {
  return (
    <div className={classes.partBody}>
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
    </div>
  );
}
