import { counted } from '#engines/text/index.ts';
import { Link } from 'react-router';
import type { Overview } from '#contract/career/reports.ts';
import { clockWords } from '#web/shell/applications/moments.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './overview.module.css';
import { changeWords, outcomeWords, sentOf, successWords } from './overview-words.ts';

/** Steps the hollow trail has before the first campaign. */
const PROMISED_STEPS = 10;

function AutoApplyCard({ overview, timeZone }: { overview: Overview; timeZone: string | undefined }) {
  const on = overview.activeCampaigns > 0;
  const { sentToday, limitToday, nextAt } = overview;
  const next = nextAt === null ? '' : `, next at ${clockWords(nextAt, timeZone)}`;
  return (
    <Link to={careerPaths.autoApply}>
      <h2 className={classes.cardTitle}>
        Auto Apply <Badge kind={on ? 'brand' : 'outline'}>{on ? 'On' : 'Off'}</Badge>
      </h2>
      <div className={classes.progress}>
        <span className={classes.figure}>{on ? `${sentToday}/${limitToday}` : sentToday}</span>
        <Trail form="count" done={sentToday} of={on ? limitToday : PROMISED_STEPS} decorative />
      </div>
      <p className={classes.foot}>{on ? `applied today${next}` : 'No active campaigns'}</p>
    </Link>
  );
}

function SuccessCard({ overview }: { overview: Overview }) {
  const rate = successWords(overview);
  const change = changeWords(overview.weeklyChange, sentOf(overview));
  return (
    <Link to={careerPaths.report}>
      <h2 className={classes.cardTitle}>Success Rate</h2>
      {rate === null ? (
        <span className={classNames(classes.figure, classes.none)} aria-hidden>
          –
        </span>
      ) : (
        <span className={classes.figure}>{rate}</span>
      )}
      <p className={classes.foot}>
        {rate === null ? (
          'Not enough data yet.'
        ) : (
          <>
            {counted(overview.interviews, 'interview')} from {sentOf(overview)} sent
            {change !== null && (
              <>
                <br />
                <b className={change.startsWith('+') ? classes.up : undefined}>{change}</b> on last week
              </>
            )}
          </>
        )}
      </p>
    </Link>
  );
}

/** The four cards as one surface: each leads to the screen behind its figure. */
export function Summary({ overview, timeZone }: { overview: Overview; timeZone: string | undefined }) {
  const empty = overview.totalApplications === 0;
  const unread = sentOf(overview) === 0;
  return (
    <Card className={classes.summary} aria-label="Summary">
      <AutoApplyCard overview={overview} timeZone={timeZone} />
      <SuccessCard overview={overview} />
      <Link to={careerPaths.jobTracker}>
        <h2 className={classes.cardTitle}>Applications</h2>
        <span className={classes.figure}>{overview.totalApplications}</span>
        <p className={classes.foot}>{empty ? 'No applications found.' : outcomeWords(overview)}</p>
      </Link>
      <Link to={careerPaths.report}>
        <h2 className={classes.cardTitle}>Reports</h2>
        <span className={classNames(classes.report, unread && classes.none)}>
          {unread ? 'No Report Data Yet' : 'Your report is ready'}
        </span>
        <p className={classes.foot}>
          {unread ? (
            'It starts with your first application.'
          ) : (
            <>
              What was sent, and what came of it. <span className="text-link">Read it</span>
            </>
          )}
        </p>
      </Link>
    </Card>
  );
}
