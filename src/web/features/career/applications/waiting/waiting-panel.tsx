import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ApplicationCard } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
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
        Approving sends exactly what you see, once. Skipping sends nothing.
        {hidden > 0 && (
          <>
            {' '}
            <Link className="text-link" to={careerPaths.approvals}>
              See all {cards.length}
            </Link>
          </>
        )}
      </CardRow>
    </>
  );
}

function WaitingLoading() {
  return (
    <Loading label="Loading what waits for you">
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
      <CardHead title="Waiting for you">
        {open > 0 && (
          <Badge kind="wait" icon={false}>
            {open} to decide
          </Badge>
        )}
      </CardHead>
      {cards === undefined && waiting.isError && (
        <ErrorNote
          title="I could not load what waits for you."
          action={<Button onClick={() => void waiting.refetch()}>Try again</Button>}
        >
          {sentenceOf(
            waiting.error,
            'The server did not answer. Nothing is sent while you have not decided.',
          )}
        </ErrorNote>
      )}
      {waiting.isPending && <WaitingLoading />}
      {cards?.length === 0 && (
        <CardRow className={classes.empty}>
          <Empty title="Nothing waits for you">
            When I have prepared an application, it appears here and nothing is sent before you have read it.
          </Empty>
        </CardRow>
      )}
      {cards !== undefined && cards.length > 0 && (
        <Rows cards={cards} most={all ? cards.length : MOST_ROWS} />
      )}
    </Card>
  );
}
