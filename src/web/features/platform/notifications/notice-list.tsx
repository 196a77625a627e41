import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { calendarDay, dayHeading } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Segmented } from '#web/ui/actions/segmented.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import { NoticeRow } from './notice-row.tsx';
import { byDay, filtered, type Notice, type NoticeFilter } from './notices.ts';
import classes from './notifications.module.css';

const filters = (): { value: NoticeFilter; label: string }[] => [
  { value: 'all', label: text('filterAll') },
  { value: 'unread', label: text('filterUnread') },
  { value: 'asks', label: text('filterAsks') },
];

interface NothingLeft {
  title: string;
  about: string;
}

const nothingLeft: Readonly<Record<NoticeFilter, () => NothingLeft>> = {
  all: () => ({ title: text('emptyAllTitle'), about: text('emptyAll') }),
  unread: () => ({ title: text('emptyUnreadTitle'), about: text('emptyUnread') }),
  asks: () => ({ title: text('emptyAsksTitle'), about: text('emptyAsks') }),
};

/** The list with its filter, which stands in the address. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const [search, setSearch] = useSearchParams();
  const options = filters();
  const filter = options.find(({ value }) => value === search.get('show'))?.value ?? 'all';
  return (
    <>
      {notices.length > 0 && (
        <Segmented
          label={text('filter')}
          className={classes.filter}
          options={options}
          value={filter}
          onChange={(show) => setSearch(show === 'all' ? {} : { show }, { replace: true })}
        />
      )}
      <Days key={filter} notices={filtered(notices, filter)} empty={nothingLeft[filter]()} />
    </>
  );
}

/** How many lines stand there at first, and how many more with each press. */
const PAGE = 15;

function Days({ notices, empty }: { notices: readonly Notice[]; empty: NothingLeft }) {
  const { nowMs, timeZone } = usePersonClock();
  const [most, setMost] = useState(PAGE);
  if (notices.length === 0)
    return (
      <Card>
        <Empty level={2} title={empty.title}>
          {empty.about}
        </Empty>
      </Card>
    );
  const today = calendarDay(nowMs, timeZone);
  return (
    <div className={classes.days}>
      {byDay(notices.slice(0, most), timeZone).map(({ day, notices: lines }) => (
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
      {notices.length > most && (
        <Button className={classes.more} onClick={() => setMost(most + PAGE)}>
          {text('showNext', { count: Math.min(PAGE, notices.length - most) })}
        </Button>
      )}
    </div>
  );
}
