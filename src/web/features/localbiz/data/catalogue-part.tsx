import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { CatalogueCounts } from '#contract/localbiz/catalogue.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { figure } from '#web/text/figure.ts';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './data.module.css';

/** Of how many products a catalogue says what they cost and how many there are. */
export function CataloguePart() {
  const counts = useQuery(api.catalogue.counts.queryOptions());
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h2>{text('catalogue')}</h2>
        {counts.data && counts.data.items > 0 && (
          <span className={classes.quiet}>{text('itemCount', { count: counts.data.items })}</span>
        )}
      </div>
      {counts.data ? (
        <Counts counts={counts.data} />
      ) : counts.isError ? (
        <LoadFailure
          title={text('catalogueFailed')}
          signIn={text('signIn')}
          error={counts.error}
          onRetry={() => void counts.refetch()}
        />
      ) : (
        <div className={classes.partBody}>
          <Loading label={text('loadingCatalogue')}>
            <Skeleton height={80} />
          </Loading>
        </div>
      )}
    </section>
  );
}

function Counts({ counts }: { counts: CatalogueCounts }) {
  if (counts.items === 0)
    return (
      <div className={classes.partBody}>
        <p className={classes.quiet}>{text('noCatalogue')}</p>
      </div>
    );
  const known = { price: counts.with_price, cost: counts.with_cost, stock: counts.with_stock };
  return (
    <div className={classes.partBody}>
      <div className={classes.counts}>
        {(['price', 'cost', 'stock'] as const).map((what) => (
          <Fragment key={what}>
            <span>{text('known', { what })}</span>
            <b>{figure(known[what])}</b>
          </Fragment>
        ))}
        {counts.below_nought > 0 && (
          <>
            <span>{text('known', { what: 'below' })}</span>
            <b>{figure(counts.below_nought)}</b>
          </>
        )}
      </div>
      {counts.below_nought > 0 && <p className={classes.quiet}>{text('countIt')}</p>}
      {counts.with_cost < counts.items && (
        <p className={classes.quiet}>
          <Link to={businessPaths.sales}>{text('typeCosts')}</Link>
        </p>
      )}
    </div>
  );
}
