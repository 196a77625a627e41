import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { ReviewCounts } from '#contract/localbiz/reviews.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { figure } from '#web/text/figure.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './data.module.css';

/** How many reviews are known, by their stars. */
export function ReviewsCard() {
  const counts = useQuery(api.reviews.counts.queryOptions());
  return (
    <Card>
      <CardHead title={text('reviews')}>
        {counts.data && counts.data.reviews > 0 && (
          <span className={classes.quiet}>{text('reviewCount', { count: counts.data.reviews })}</span>
        )}
      </CardHead>
      {counts.data ? (
        <CardRow>
          <Counts counts={counts.data} />
        </CardRow>
      ) : counts.isError ? (
        <LoadFailure
          title={text('reviewsFailed')}
          signIn={text('signIn')}
          error={counts.error}
          onRetry={() => void counts.refetch()}
        />
      ) : (
        <CardRow>
          <Loading label={text('loadingReviews')}>
            <Skeleton height={80} />
          </Loading>
        </CardRow>
      )}
    </Card>
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
    <div className={classes.known}>
      {rowsOf(counts).map(([label, count]) => (
        <Fragment key={label}>
          <span>{label}</span>
          <b>{figure(count)}</b>
        </Fragment>
      ))}
    </div>
  );
}
