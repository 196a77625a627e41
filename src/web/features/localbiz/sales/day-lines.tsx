import { useInfiniteQuery } from '@tanstack/react-query';
import type { LinesReply } from '#contract/localbiz/sale-lines.ts';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { salesPath } from '#web/shell/paths.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { BackLink } from '#web/ui/sections/back-link.tsx';
import { Lines } from './lines.tsx';
import { text } from './messages.ts';
import type { Period } from './period.ts';
import classes from './sales.module.css';

interface DayLinesProps {
  day: string;
  item: string | undefined;
  /** The days it was opened from. */
  period: Period;
}

function titleOf({ day, item, totals, currency }: LinesReply): string {
  const amount = moneyWords(totals.net, currency);
  return item === null
    ? text('dayHeadline', { day, amount })
    : text('dayOfItem', { name: item.name, day, amount });
}

/** The lines of a day, or of one item of it, a page after the other. */
const useLines = (asked: { day: string; item: string | undefined; shop: string | undefined }) =>
  useInfiniteQuery(
    api.sales.lines.infiniteOptions({
      input: (after: string | undefined) => ({ ...asked, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
type Pages = ReturnType<typeof useLines>;

/** What was sold on a day line by line, or of one item, in the order of the day. */
export function DayLines({ day, item, period: { from, to, shop } }: DayLinesProps) {
  const pages = useLines({ day, item, shop });
  const [first] = pages.data?.pages ?? [];
  const back = salesPath({
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(shop !== undefined && { shop }),
    ...(item !== undefined && { item }),
  });
  return (
    <>
      <BackLink to={back}>{text('backToDays')}</BackLink>
      {first ? (
        <ScreenHead title={titleOf(first)} lead={first.items.length > 0 ? text('linesLead') : undefined} />
      ) : (
        <ScreenHead title={text('fullDay', { day })} />
      )}
      <Card>
        {first === undefined ? (
          pages.isError ? (
            <NotLoaded pages={pages} onRetry={() => void pages.refetch()} />
          ) : (
            <Loading label={text('loadingLines')}>
              <Skeleton height={320} />
            </Loading>
          )
        ) : first.items.length === 0 ? (
          <Empty title={text('noLines')} level={2}>
            {text('noLinesText')}
          </Empty>
        ) : (
          <LoadedLines first={first} pages={pages} />
        )}
      </Card>
    </>
  );
}

const NotLoaded = ({ pages, onRetry }: { pages: Pages; onRetry: () => void }) => (
  <LoadFailure title={text('linesFailed')} signIn={text('signIn')} error={pages.error} onRetry={onRetry} />
);

/** What is loaded so far, and the way to what comes after. */
function LoadedLines({ first, pages }: { first: LinesReply; pages: Pages }) {
  const lines = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const more = () => void pages.fetchNextPage();
  return (
    <>
      <CardHead title={text('lines')}>
        <span className={classes.quiet}>{text('linesShown', { shown: lines.length })}</span>
      </CardHead>
      <Lines lines={lines} currency={first.currency} ofItem={first.item !== null} />
      {pages.isFetchNextPageError ? (
        <NotLoaded pages={pages} onRetry={more} />
      ) : (
        pages.hasNextPage && (
          <div className={classes.foot}>
            <Button size="sm" busy={pages.isFetchingNextPage} onClick={more}>
              {text('moreLines')}
            </Button>
          </div>
        )
      )}
    </>
  );
}
