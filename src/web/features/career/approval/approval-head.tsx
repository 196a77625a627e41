import { useQuery } from '@tanstack/react-query';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { ApplicationTrail } from '#web/shell/applications/application-trail.tsx';
import { expiryWords } from '#web/shell/applications/moments.ts';
import { PracticeBadge } from '#web/shell/applications/practice-badge.tsx';
import { useLanded } from '#web/shell/applications/use-landed.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Score } from '#web/ui/display/score.tsx';
import classes from './approval.module.css';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

/** The way back to the queue; it stays at the top of a phone. */
export function ApprovalBar({ application }: { application?: ApplicationDetail | undefined }) {
  const waiting = useQuery(api.applications.waiting.queryOptions());
  const count = waiting.data?.length ?? 0;
  return (
    <div className={classes.bar}>
      <Link to={careerPaths.approvals} className={classes.back}>
        <ChevronLeft aria-hidden />
        {count === 0 ? text('toApprovals') : text('waitingCount', { count })}
      </Link>
      {application && <Standing application={application} />}
    </div>
  );
}

function Standing({ application }: { application: ApplicationDetail }) {
  const landed = useLanded(application.state);
  const history = application.timeline.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ state }) => state);
  return (
    <ApplicationTrail
      state={application.state}
      history={history}
      width={92}
      landed={landed}
      dryRun={application.is_dry_run}
    />
  );
}

/** Which job, where, how well it fits, how long there is. */
export function ApprovalHead({ application }: { application: ApplicationDetail }) {
  const { nowMs } = usePersonClock();
  const { title, company, place, score } = application;
  const expiry = application.state === 'waiting' ? expiryWords(application.expires_at, nowMs) : null;
  return (
    <header className={classes.head}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={classes.company}>{listed([company, place])}</p>
      <div className={classes.meta}>
        <span className={classes.marks}>
          {score !== null && <Score value={score} />}
          <PracticeBadge application={application} />
        </span>
        {expiry !== null && <span className={classes.expiry}>{expiry}</span>}
      </div>
    </header>
  );
}
