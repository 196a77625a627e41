import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { CatalogueCounts } from '#contract/localbiz/catalogue.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { figure } from '#web/text/figure.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './data.module.css';

/** Of how many products a catalogue says what they cost and how many there are. */
export function CatalogueCard() {
  const counts = useQuery(api.catalogue.counts.queryOptions());
  return (
    <Card>
      <CardHead title={text('catalogue')}>
        {counts.data && counts.data.items > 0 && (
          <span className={classes.quiet}>{text('itemCount', { count: counts.data.items })}</span>
        )}
      </CardHead>
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
        <CardRow>
          <Loading label={text('loadingCatalogue')}>
            <Skeleton height={80} />
          </Loading>
        </CardRow>
      )}
    </Card>
  );
}

function Counts({ counts }: { counts: CatalogueCounts }) {
  if (counts.items === 0)
    return (
      <CardRow>
        <p className={classes.quiet}>{text('noCatalogue')}</p>
      </CardRow>
    );
  const known = { price: counts.with_price, cost: counts.with_cost, stock: counts.with_stock };
  return (
    <CardRow>
      <div className={classes.known}>
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
    </CardRow>
  );
}
