import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ApplicationCard } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './waiting.module.css';
import { WaitingRow } from './waiting-row.tsx';

/** Rows the overview shows before it leads to the whole list. */
const MOST_ROWS = 5;

function Rows({ cards, most }: { cards: readonly ApplicationCard[]; most: number }) {
  const { nowMs } = usePersonClock();
  const hidden = cards.length - most;
  return (
    <>
      <div role="list">
        {cards.slice(0, most).map((card, index) => (
          <WaitingRow key={card.id} card={card} first={index === 0} nowMs={nowMs} />
        ))}
      </div>
      <CardRow className={classes.foot}>
        {text('whatAnswersDo')}
        {hidden > 0 && (
          <>
            {' '}
            <Link className="text-link" to={careerPaths.approvals}>
              {text('seeAll', { count: cards.length })}
            </Link>
          </>
        )}
      </CardRow>
    </>
  );
}

function WaitingLoading() {
  return (
    <Loading label={text('loading')}>
      {[0, 1, 2].map((row) => (
        <CardRow key={row} className={classes.bones}>
          <Skeleton width="44%" height={16} />
          <Skeleton width="62%" />
          <Skeleton width="54%" />
        </CardRow>
      ))}
    </Loading>
  );
}

/** The queue of what waits for the person, soonest to expire first. `all` shows every row. */
export function WaitingPanel({ all = false }: { all?: boolean }) {
  const waiting = useQuery(api.applications.waiting.queryOptions());
  const cards = waiting.data;
  const open = (cards ?? []).filter((card) => !card.campaign_deleted).length;
  return (
    <Card>
      <CardHead title={text('title')}>
        {open > 0 && (
          <Badge kind="wait" icon={false}>
            {text('toDecide', { count: open })}
          </Badge>
        )}
      </CardHead>
      {cards === undefined && waiting.isError && (
        <ErrorNote
          title={text('loadFailed')}
          action={<Button onClick={() => void waiting.refetch()}>{action('tryAgain')}</Button>}
        >
          {sentenceOf(waiting.error, text('noAnswer'))}
        </ErrorNote>
      )}
      {waiting.isPending && <WaitingLoading />}
      {cards?.length === 0 && (
        <CardRow className={classes.empty}>
          <Empty title={text('emptyTitle')}>{text('emptyHint')}</Empty>
        </CardRow>
      )}
      {cards !== undefined && cards.length > 0 && (
        <Rows cards={cards} most={all ? cards.length : MOST_ROWS} />
      )}
    </Card>
  );
}
