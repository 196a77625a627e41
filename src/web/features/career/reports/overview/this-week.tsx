import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Overview } from '#contract/career/reports.ts';
import { timeWords } from '#web/shell/applications/in-zone.ts';
import { applicationPath } from '#web/shell/paths.ts';
import { Bars } from '#web/ui/charts/bars.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { hidden } from '#web/ui/hidden.tsx';
import { text } from './messages.ts';
import classes from './overview.module.css';
import { interviewDay, weekColumns } from './overview-words.ts';

interface ThisWeekProps {
  overview: Pick<
    Overview,
    'week' | 'limitToday' | 'sentToday' | 'totalApplications' | 'nextInterviews' | 'tip'
  >;
  offer?: ReactNode;
}

/** The last seven days as columns of footfalls, and one tip the numbers support. */
export function ThisWeek({ overview, offer }: ThisWeekProps) {
  const columns = weekColumns(overview);
  const sent = columns.reduce((sum, { value }) => sum + value, 0);
  const tip = offer ?? overview.tip;
  return (
    <Card className={classes.week}>
      <CardHead title={text('week')}>
        <span className={classes.quiet}>{text('weekSent', { sent })}</span>
      </CardHead>
      <div className={classes.bars}>
        <Bars label={text('weekBars')} columns={columns} />
      </div>
      {overview.nextInterviews.map((interview) => (
        <NextInterview key={interview.application_id} interview={interview} />
      ))}
      {tip !== null && (
        <div className={classes.tip}>
          <Lightbulb aria-hidden />
          <p>{tip}</p>
        </div>
      )}
    </Card>
  );
}

function NextInterview({ interview }: { interview: Overview['nextInterviews'][number] }) {
  const { application_id: id, title, company, day, time } = interview;
  return (
    <div className={classes.interview}>
      <p className={classes.date}>{interviewDay(day)}</p>
      <div>
        <b className={classes.interviewTitle}>{text('interview', { title })}</b>
        <p className={classes.quiet}>
          {time === null ? company : text('interviewAt', { company, time: timeWords(time) })}
        </p>
      </div>
      <Link className="text-link" to={applicationPath(id)}>
        {text.rich('readInterview', { company, hidden })}
      </Link>
    </div>
  );
}
