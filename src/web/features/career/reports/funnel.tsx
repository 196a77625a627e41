import type { PerformanceReport } from '#contract/career/reports.ts';
import { type FunnelRow, funnelRows } from '#engines/insights/index.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { lengthToFit, rowGeometry } from '#web/ui/trail/geometry.ts';
import { FootfallRow } from '#web/ui/trail/row-trail.tsx';
import { messageText } from '#web/text/message-text.ts';
import { text } from './messages.ts';
import classes from './report.module.css';

/** Above this many a row is a bar: footfalls could no longer be counted by eye. */
const COUNTABLE = 66;
const WIDTH = 700;

/** From sent to offer: a row of footfalls for each stage, one for each application, all to one scale. */
export function Funnel(report: Pick<PerformanceReport, 'funnel' | 'viewedUnknown'>) {
  const rows = funnelRows(report);
  const most = Math.max(...rows.map(({ value }) => value), 1);
  const drawn = most <= COUNTABLE;
  return (
    <Card>
      <CardHead title={text('funnel')}>
        <p className={classes.legend}>
          <span className={classes.mine}>{text('myStep')}</span>
          <span className={classes.theirs}>{text('theirStep')}</span>
          {drawn && <span>{text('footfall')}</span>}
        </p>
      </CardHead>
      <ol>
        {rows.map((row) => (
          <li key={row.stage} className={classes.stage}>
            <p>
              <b className={classes.figure}>{row.value}</b>
              <span className={classes.stageName}>{messageText(row.label)}</span>
            </p>
            {drawn ? <Footfalls row={row} most={most} /> : <Bar row={row} most={most} />}
            <p className={classes.stageWords}>{messageText(row.words)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Footfalls({ row, most }: { row: FunnelRow; most: number }) {
  const whole = rowGeometry(most, lengthToFit(most, WIDTH, 14));
  return (
    <FootfallRow
      states={Array.from({ length: row.value }, () => row.look)}
      // The whole width for every stage, so that all are to one scale.
      geometry={{ ...whole, footfalls: whole.footfalls.slice(0, row.value) }}
      name={undefined}
      landed={undefined}
      onSpruce={false}
    />
  );
}

function Bar({ row, most }: { row: FunnelRow; most: number }) {
  return (
    <span className={classes.track} aria-hidden>
      <i
        className={row.look === 'done' ? classes.myBar : classes.theirBar}
        style={{ width: `${(row.value / most) * 100}%` }}
      />
    </span>
  );
}
