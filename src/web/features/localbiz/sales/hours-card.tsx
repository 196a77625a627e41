import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dateFormat } from '#localization/format.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { pageLocale } from '#web/text/page-locale.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { busiestHour, ticketsAnHour } from './busiest-hour.ts';
import type { HourOfWeek } from './busiest-hour.ts';
import { hourHeads, MOST_NAMED } from './hour-heads.ts';
import { hourWords } from './hour-words.ts';
import { text } from './messages.ts';
import type { Period } from './period.ts';
import classes from './sales.module.css';

interface Props {
  period: Period;
}

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];
/** The first Sunday of 2026: weekdays are said by a day that is one. */
const SUNDAY = 4;
const weekdayWords = (weekday: number, style: 'short' | 'long'): string =>
  dateFormat(pageLocale(), { weekday: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, SUNDAY + weekday)),
  );

/** Tickets an hour by weekday: one hue, the busiest outlined. */
export function HoursCard({ period }: Props) {
  const found = useQuery(
    api.sales.read.queryOptions({ input: { by: 'hour', ...period }, placeholderData: keepPreviousData }),
  );
  return (
    <Card>
      <CardHead title={text('hours')}>
        <span className={classes.quiet}>{text('ticketsAnHour')}</span>
      </CardHead>
      {found.data ? (
        <Grid hours={found.data.hours ?? []} />
      ) : found.isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <CardRow>
          <Loading label={text('loading')}>
            <Skeleton height={200} />
          </Loading>
        </CardRow>
      )}
    </Card>
  );
}

const busiestWords = ({ weekday, hour }: HourOfWeek, tickets: number): string =>
  text('busiest', { weekday: weekdayWords(weekday, 'long'), hour: hourWords(hour), tickets });

function Grid({ hours }: { hours: readonly HourOfWeek[] }) {
  if (hours.length === 0)
    return (
      <CardRow>
        <p className={classes.quiet}>{text('noHours')}</p>
      </CardRow>
    );
  const known = hours.map(({ hour }) => hour);
  const first = Math.min(...known);
  const columns = Array.from({ length: Math.max(...known) - first + 1 }, (_, place) => first + place);
  const isLong = columns.length > MOST_NAMED;
  const weekdays = MONDAY_FIRST.filter((weekday) => hours.some((one) => one.weekday === weekday));
  const busiest = busiestHour(hours);
  const most = Math.max(...hours.map((one) => ticketsAnHour(one)));
  // The cell has room for two figures.
  const top = most < 10 ? most : Math.round(most);
  return (
    <>
      <div
        className={classes.grid}
        style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(0, 1fr))` }}
        data-long={isLong || undefined}
        aria-hidden
      >
        <span />
        {hourHeads(columns).map(({ hour, words, wide }) => (
          <span key={hour} style={{ gridColumn: `span ${wide}` }} className={classes.hour}>
            {words}
          </span>
        ))}
        {weekdays.flatMap((weekday) => [
          <span key={weekday}>{weekdayWords(weekday, 'short')}</span>,
          ...columns.map((hour) => {
            const one = hours.find((each) => each.weekday === weekday && each.hour === hour);
            const share = one === undefined ? 0 : ticketsAnHour(one) / Math.max(0.1, top);
            const isTop = one === busiest;
            return (
              <span
                key={`${weekday} ${hour}`}
                className={classNames(classes.cell, isTop && classes.top)}
                style={{ '--share': (share * 0.85).toFixed(2) } as React.CSSProperties}
              >
                {isTop && !isLong ? top : ''}
              </span>
            );
          }),
        ])}
      </div>
      <div className={classes.foot}>
        {busiest === null ? text('noBusiestHour') : busiestWords(busiest, top)}
      </div>
      <HoursTable hours={hours} />
    </>
  );
}

function HoursTable({ hours }: { hours: readonly HourOfWeek[] }) {
  // A table keeps the height of its rows; what is around it does not.
  return (
    <div className="visually-hidden">
      <table>
        <caption>{text('hours')}</caption>
        <tbody>
          {hours.map((one) => (
            <tr key={`${one.weekday} ${one.hour}`}>
              <td>
                {text('hourCell', {
                  weekday: weekdayWords(one.weekday, 'long'),
                  hour: hourWords(one.hour),
                  tickets: ticketsAnHour(one),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
