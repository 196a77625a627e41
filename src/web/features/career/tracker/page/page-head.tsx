import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { Tracked } from '#contract/career/tracker.ts';
import { stageOf, trackedStatusOf } from '#engines/pipeline/index.ts';
import { stateWords } from '#web/shell/applications/application-words.ts';
import { PracticeBadge } from '#web/shell/applications/practice-badge.tsx';
import { StatusBadge } from '#web/shell/applications/status/status-badge.tsx';
import { calendarDay, dayInWords } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { listed } from '#web/text/listed.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';

/** Which job, where, how it stands, and the way back to the list or the board. */
export function PageHead({ application, tracked }: { application: ApplicationDetail; tracked: Tracked }) {
  const { title, company, state, score, origin } = application;
  const { place, sent_on, withdrawn_at } = tracked;
  const { nowMs, timeZone } = usePersonClock();
  const status = trackedStatusOf(state);
  const stage = withdrawn_at === null ? stageOf(state) : 'Withdrawn';
  const sent = sent_on && dayInWords(sent_on, calendarDay(nowMs, timeZone).slice(0, 4));
  return (
    <header className={classes.head}>
      <PageTitle title={listed([title, company])} />
      <p className={classes.back}>
        <Link to={careerPaths.jobTracker} className="text-link">
          <ArrowLeft aria-hidden /> {text('toTracker')}
        </Link>
        <Link to={`${careerPaths.jobTracker}?view=board`} className="text-link">
          {text('toBoard')}
        </Link>
      </p>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.company}>{listed([company, place])}</p>
      <div className={classes.meta}>
        {status === null ? (
          <Badge kind="outline">{stateWords(state)}</Badge>
        ) : (
          <StatusBadge job={{ status, stage }} />
        )}
        {score !== null && <Score value={score} />}
        <PracticeBadge application={application} />
        {sent && (
          <span className={classes.quiet}>
            {origin === 'person' ? text('sentByYouOn', { day: sent }) : text('sentOn', { day: sent })}
          </span>
        )}
      </div>
    </header>
  );
}
