import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { ReviewCounts } from '#contract/localbiz/reviews.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { figure } from '#web/text/figure.ts';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './data.module.css';

/** How many reviews are known, by their stars. */
export function ReviewsPart() {
  const counts = useQuery(api.reviews.counts.queryOptions());
  return (
    <section className={classes.part}>
      <div className={classes.partHead}>
        <h2>{text('reviews')}</h2>
        {counts.data && counts.data.reviews > 0 && (
          <span className={classes.quiet}>{text('reviewCount', { count: counts.data.reviews })}</span>
        )}
      </div>
      {counts.data ? (
        <div className={classes.partBody}>
          <Counts counts={counts.data} />
        </div>
      ) : counts.isError ? (
        <LoadFailure
          title={text('reviewsFailed')}
          signIn={text('signIn')}
          error={counts.error}
          onRetry={() => void counts.refetch()}
        />
      ) : (
        <div className={classes.partBody}>
          <Loading label={text('loadingReviews')}>
            <Skeleton height={80} />
          </Loading>
        </div>
      )}
    </section>
  );
}

function rowsOf(counts: ReviewCounts): [label: string, count: number][] {
  const starred = counts.stars.map((count, place): [string, number] => [
    text('starsOf', { stars: place + 1 }),
    count,
  ]);
  const recommending: [string, number][] = [
    [text('recommended'), counts.recommended],
    [text('notRecommended'), counts.not_recommended],
  ];
  return [
    ...(counts.stars.some((count) => count > 0) ? starred.toReversed() : []),
    ...recommending.filter(([, count]) => count > 0),
    [text('withText'), counts.with_text],
    [text('answered'), counts.answered],
  ];
}

function Counts({ counts }: { counts: ReviewCounts }) {
  if (counts.reviews === 0) return <p className={classes.quiet}>{text('noReviews')}</p>;
  return (
    <div className={classes.counts}>
      {rowsOf(counts).map(([label, count]) => (
        <Fragment key={label}>
          <span>{label}</span>
          <b>{figure(count)}</b>
        </Fragment>
      ))}
    </div>
  );
}
