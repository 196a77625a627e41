import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { ActivityItem, LeftItem } from './activity-item.tsx';
import { activityLines } from './activity-lines.ts';
import classes from './activity.module.css';
import { text } from './messages.ts';

const legend = () =>
  [
    { label: text('stepDone'), state: 'done' },
    { label: text('stepYours'), state: 'you' },
    { label: text('stepTheirs'), state: 'them' },
    { label: text('stepLeft'), state: 'stopped' },
  ] as const;

function Legend() {
  return (
    <ul className={classes.legend} aria-label={text('legend')}>
      {legend().map((step) => (
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
      <Loading label={text('loading')}>
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
        title={text('loadFailed')}
        action={<Button onClick={() => void activity.refetch()}>{action('tryAgain')}</Button>}
      >
        {sentenceOf(activity.error, text('noAnswer'))}
      </ErrorNote>
    );
  const lines = activityLines(activity.data);
  if (lines.length === 0)
    return (
      <>
        <Empty title={text('emptyTitle')}>{text('emptyHint')}</Empty>
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
    <section className={classes.column} aria-label={text('title')}>
      <h2 className={classes.title}>{text('title')}</h2>
      <Lines />
    </section>
  );
}
