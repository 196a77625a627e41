import { Link } from 'react-router';
import type { Overview } from '#contract/career/reports.ts';
import { clockWords } from '#web/shell/applications/moments.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { figure } from '#web/text/figure.ts';
import type { Tag } from '#web/text/say.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import classes from './overview.module.css';
import { changeWords, outcomeWords, sentOf, successWords } from './overview-words.ts';

/** Steps the hollow trail has before the first campaign. */
const PROMISED_STEPS = 10;

function AutoApplyCard({ overview, timeZone }: { overview: Overview; timeZone: string | undefined }) {
  const on = overview.activeCampaigns > 0;
  const { sentToday, limitToday, nextAt } = overview;
  const applied =
    nextAt === null
      ? text('appliedToday')
      : text('appliedTodayNext', { clock: clockWords(nextAt, timeZone) });
  return (
    <Link to={careerPaths.autoApply}>
      <h2 className={classes.cardTitle}>
        {text('autoApply')} <Badge kind={on ? 'brand' : 'outline'}>{on ? text('on') : text('off')}</Badge>
      </h2>
      <div className={classes.progress}>
        <span className={classes.figure}>
          {on ? text('todayOfLimit', { sent: sentToday, limit: limitToday }) : figure(sentToday)}
        </span>
        <Trail form="count" done={sentToday} of={on ? limitToday : PROMISED_STEPS} decorative />
      </div>
      <p className={classes.foot}>{on ? applied : text('noCampaigns')}</p>
    </Link>
  );
}

const bold: Tag = (inner) => <b>{inner}</b>;
const risen: Tag = (inner) => <b className={classes.up}>{inner}</b>;

function SuccessCard({ overview }: { overview: Overview }) {
  const rate = successWords(overview);
  const change = changeWords(overview.weeklyChange, sentOf(overview));
  return (
    <Link to={careerPaths.report}>
      <h2 className={classes.cardTitle}>{text('successRate')}</h2>
      {rate === null ? (
        <span className={classNames(classes.figure, classes.none)} aria-hidden>
          –
        </span>
      ) : (
        <span className={classes.figure}>{rate}</span>
      )}
      <p className={classes.foot}>
        {rate === null ? (
          text('rateUnknown')
        ) : (
          <>
            {text('interviewsFromSent', { interviews: overview.interviews, sent: sentOf(overview) })}
            {change !== null && (
              <>
                <br />
                {text.rich('changeOnLastWeek', { change, b: overview.weeklyChange > 0 ? risen : bold })}
              </>
            )}
          </>
        )}
      </p>
    </Link>
  );
}

// The whole card leads there: this only looks like a link.
const link: Tag = (inner) => <span className="text-link">{inner}</span>;

/** The four cards as one surface: each leads to the screen behind its figure. */
export function Summary({ overview, timeZone }: { overview: Overview; timeZone: string | undefined }) {
  const empty = overview.totalApplications === 0;
  const unread = sentOf(overview) === 0;
  return (
    <Card className={classes.summary} aria-label={text('summary')}>
      <AutoApplyCard overview={overview} timeZone={timeZone} />
      <SuccessCard overview={overview} />
      <Link to={careerPaths.jobTracker}>
        <h2 className={classes.cardTitle}>{text('applications')}</h2>
        <span className={classes.figure}>{figure(overview.totalApplications)}</span>
        <p className={classes.foot}>{empty ? text('noApplications') : outcomeWords(overview)}</p>
      </Link>
      <Link to={careerPaths.report}>
        <h2 className={classes.cardTitle}>{text('reports')}</h2>
        <span className={classNames(classes.report, unread && classes.none)}>
          {unread ? text('noReport') : text('reportReady')}
        </span>
        <p className={classes.foot}>{unread ? text('noReportText') : text.rich('reportText', { link })}</p>
      </Link>
    </Card>
  );
}
