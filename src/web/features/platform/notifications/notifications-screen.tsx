import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api, client, sentenceOf } from '#web/api/client.ts';
import { calendarDay, dayHeading } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { NoticeRow } from './notice-row.tsx';
import { byDay, filtered, type Notice, type NoticeFilter } from './notices.ts';
import classes from './notifications.module.css';

/** The inbox of what happened: the newest fifty lines, by day. */
export function NotificationsScreen() {
  const list = useQuery(api.notifications.list.queryOptions());
  const unread = list.data?.filter((one) => !one.read).length ?? 0;
  return (
    <>
      <ScreenHead title="Notifications" lead={leadOf(list.data, unread)}>
        {unread > 0 && <MarkRead />}
      </ScreenHead>
      {list.data ? (
        <Notices notices={list.data} />
      ) : list.isError ? (
        <Card>
          <LoadFailure
            title="Your notifications could not be loaded."
            signIn="Please log in to view your notifications."
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        </Card>
      ) : (
        <NotificationsLoading />
      )}
    </>
  );
}

function leadOf(notices: readonly Notice[] | undefined, unread: number): string {
  if (notices === undefined || notices.length === 0) return 'What happened while you were away.';
  return unread === 0 ? 'You have read everything.' : `${unread} not read yet.`;
}

function MarkRead() {
  const queries = useQueryClient();
  const toast = useToast();
  const mark = useMutation({
    mutationFn: () => client.notifications.markRead(),
    onSuccess: () =>
      queries.setQueryData(api.notifications.list.queryKey(), (known) =>
        known?.map((one) => ({ ...one, read: true })),
      ),
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, 'The server did not answer. They stay unread; please try again.'),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.notifications.list.key() }),
  });
  return (
    <Button busy={mark.isPending} onClick={() => mark.mutate()}>
      Mark all as read
    </Button>
  );
}

const filters: readonly { value: NoticeFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Not read' },
  { value: 'asks', label: 'Your move' },
];

const nothingLeft: Readonly<Record<NoticeFilter, { title: string; text: string }>> = {
  all: {
    title: 'Nothing has happened yet',
    text: 'When something waits for you, was sent or was answered, it stands here.',
  },
  unread: { title: 'You have read everything', text: 'What comes next stands here until you have read it.' },
  asks: { title: 'Nothing asks for you', text: 'What waits for your word stands here.' },
};

/** The list with its filter, which stands in the address. */
function Notices({ notices }: { notices: readonly Notice[] }) {
  const [search, setSearch] = useSearchParams();
  const filter = filters.find(({ value }) => value === search.get('show'))?.value ?? 'all';
  return (
    <>
      {notices.length > 0 && (
        <Segmented
          label="Which notifications"
          className={classes.filter}
          options={filters}
          value={filter}
          onChange={(show) => setSearch(show === 'all' ? {} : { show }, { replace: true })}
        />
      )}
      <Days notices={filtered(notices, filter)} empty={nothingLeft[filter]} />
    </>
  );
}

function Days({ notices, empty }: { notices: readonly Notice[]; empty: { title: string; text: string } }) {
  const { nowMs, timeZone } = usePersonClock();
  if (notices.length === 0)
    return (
      <Card>
        <Empty level={2} title={empty.title}>
          {empty.text}
        </Empty>
      </Card>
    );
  const today = calendarDay(nowMs, timeZone);
  return (
    <div className={classes.days}>
      {byDay(notices, timeZone).map(({ day, notices: lines }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classes.day}>
            {dayHeading(day, today)}
          </h2>
          <Card>
            <ul role="list">
              {lines.map((line) => (
                <NoticeRow key={line.id} notice={line} timeZone={timeZone} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

function NotificationsLoading() {
  return (
    <Loading label="Loading your notifications">
      <Card>
        {['62%', '48%', '70%', '54%'].map((width) => (
          <div key={width} className={classes.bones}>
            <Skeleton width={width} height={16} />
            <Skeleton width="80%" height={14} />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
