import type { OverviewReply } from '#contract/localbiz/sales.ts';
import { dateFormat } from '#localization/format.ts';
import { roundWords, moneyWords } from '#web/shell/shop/amounts.ts';
import { figure } from '#web/text/figure.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { Card } from '#web/ui/display/card.tsx';
import { MarginFigure } from './margin-figure.tsx';
import { text } from './today-messages.ts';
import classes from './today.module.css';

const [WIDTH, HEIGHT] = [240, 58];
/** Below the dots, for the names of their weekdays. */
const NAMES = 20;
/** Under this many cases there are counts and no comparisons. */
const FEW = 20;

const weekdayWords = (day: string): string =>
  dateFormat(pageLocale(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(day));

/** The last open days as dots in the tint where each was expected, with their weekdays. */
function Dots({ days }: { days: OverviewReply['last_days'] }) {
  const highest = Math.max(1, ...days.map(({ net, expected }) => Math.max(net, expected?.high ?? 0)));
  const lowest = Math.min(...days.map(({ net, expected }) => Math.min(net, expected?.low ?? net)));
  const space = WIDTH / Math.max(1, days.length);
  const y = (cents: number) => 6 + (1 - (cents - lowest) / Math.max(1, highest - lowest)) * (HEIGHT - 12);
  return (
    <svg className={classes.dots} viewBox={`0 0 ${WIDTH} ${HEIGHT + NAMES}`} aria-hidden>
      {days.map(({ day, net, expected, outside }, place) => (
        <g key={day}>
          {expected !== null && (
            <rect
              x={(place + 0.5) * space - 6}
              width={12}
              y={y(expected.high) - 3}
              height={y(expected.low) - y(expected.high) + 6}
              rx={4}
            />
          )}
          <circle
            className={outside ? classes.out : undefined}
            cx={(place + 0.5) * space}
            cy={y(net)}
            r={outside ? 5 : 4}
          />
          <text x={(place + 0.5) * space} y={HEIGHT + NAMES - 4}>
            {weekdayWords(day)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function lastWords({ last_days: days, currency }: OverviewReply): string {
  const last = days.at(-1);
  if (last === undefined) return '';
  const amount = roundWords(last.net, currency);
  const outside = days.filter((one) => one.outside).length;
  if (outside > 0) return text('someOutside', { count: outside });
  return days.every(({ expected }) => expected !== null)
    ? text('eachInside', { day: last.day, amount })
    : text('noRange', { day: last.day, amount });
}

/** Sales of the last open days, tickets, the average ticket, refunds, margin: each with what to hold it against. */
export function KeyFigures({ overview }: { overview: OverviewReply }) {
  const { last_days: days, recent, before, currency } = overview;
  const sum = days.reduce((total, { net }) => total + net, 0);
  const average = recent.tickets === 0 ? 0 : Math.round(recent.net / recent.tickets);
  const averageBefore = before.tickets === 0 ? 0 : Math.round(before.net / before.tickets);
  return (
    <Card className={classes.strip}>
      <div>
        <h2>{text('lastDays', { count: days.length })}</h2>
        <div className={classes.figure}>
          {roundWords(sum, currency)}
          <Dots days={days} />
        </div>
        <p>{lastWords(overview)}</p>
      </div>
      <div>
        <h2>{text('customers')}</h2>
        <div className={classes.figure}>{figure(recent.tickets)}</div>
        <p>{before.days === 0 ? text('noBefore') : text('ticketsBefore', { count: before.tickets })}</p>
      </div>
      <div>
        <h2>{text('average')}</h2>
        <div className={classes.figure}>{moneyWords(average, currency)}</div>
        <p>
          {recent.tickets < FEW
            ? text('averageFew', { count: recent.tickets })
            : before.tickets < FEW
              ? text('noBefore')
              : text('averageBefore', { amount: moneyWords(averageBefore, currency) })}
        </p>
      </div>
      <div>
        <h2>{text('refunds')}</h2>
        <div className={classes.figure}>{roundWords(recent.refunded, currency)}</div>
        <p>{text('refundLines', { part: recent.refund_lines, whole: recent.lines })}</p>
      </div>
      <MarginFigure overview={overview} />
    </Card>
  );
}
