import { useSearchParams } from 'react-router';
import { calendarDay, dayHeading } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { NoticeRow } from './notice-row.tsx';
import { byDay, filtered, type Notice, type NoticeFilter } from './notices.ts';
import classes from './notifications.module.css';

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
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
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
