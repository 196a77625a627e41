import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { ActivityItem, LeftItem } from './activity-item.tsx';
import { activityLines } from './activity-lines.ts';
import classes from './activity.module.css';

const legend = [
  { label: 'done by me', state: 'done' },
  { label: 'your move', state: 'you' },
  { label: 'them', state: 'them' },
  { label: 'left', state: 'stopped' },
] as const;

function Legend() {
  return (
    <ul className={classes.legend} aria-label="What the steps mean">
      {legend.map((step) => (
        <li key={step.label}>
          <Trail form="glyph" steps={[step]} width={80} decorative />
          {step.label}
        </li>
      ))}
    </ul>
  );
}

function Lines() {
  const { nowMs, timeZone } = usePersonClock();
  const activity = useQuery(api.applications.activity.queryOptions());
  if (activity.isPending)
    return (
      <Loading label="Loading what I am doing">
        {[0, 1, 2, 3].map((row) => (
          <div key={row} className={classes.item}>
            <Skeleton width={80} />
            <Skeleton width="60%" height={16} />
            <Skeleton width="90%" />
          </div>
        ))}
      </Loading>
    );
  if (!activity.data)
    return (
      <ErrorNote
        title="I could not load what I am doing."
        action={<Button onClick={() => void activity.refetch()}>Try again</Button>}
      >
        {sentenceOf(activity.error, 'The server did not answer. The agent goes on without this page.')}
      </ErrorNote>
    );
  const lines = activityLines(activity.data);
  if (lines.length === 0)
    return (
      <>
        <Empty title="Nothing yet">
          With a CV and an active campaign I start to look. Every step I take appears here, also the postings
          I leave.
        </Empty>
        <Legend />
      </>
    );
  return (
    <>
      <ol className={classes.lines}>
        {lines.map((line) =>
          line.kind === 'left' ? (
            <LeftItem key={line.key} posting={line.posting} nowMs={nowMs} timeZone={timeZone} />
          ) : (
            <ActivityItem
              key={line.key}
              card={line.card}
              current={line.current}
              nowMs={nowMs}
              timeZone={timeZone}
            />
          ),
        )}
      </ol>
      <Legend />
    </>
  );
}

/** What the agent does, step by step, newest first; it moves when the server says that something happened. */
export function ActivityColumn() {
  return (
    <section className={classes.column} aria-label="What I'm doing">
      <h2 className={classes.title}>What I'm doing</h2>
      <Lines />
    </section>
  );
}
