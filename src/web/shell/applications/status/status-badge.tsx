import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { Badge, type BadgeKind } from '#web/ui/display/badge.tsx';
import classes from './status.module.css';

const kinds: Readonly<Record<TrackedStatus, BadgeKind>> = {
  Applied: 'applied',
  Interviewing: 'interviewing',
  Offer: 'offer',
  Rejected: 'rejected',
};

/** What the person did, so that it does not wait for them. */
const WITHDRAWN = 'Withdrawn';

/** The status, and the finer word beside it where the status alone would say too much. */
export function StatusBadge({ job }: { job: Pick<TrackedJob, 'status' | 'stage'> }) {
  return (
    <span className={classes.status}>
      {job.stage === '' ? (
        <Badge kind={kinds[job.status]}>{job.status}</Badge>
      ) : (
        <>
          <Badge kind="outline">{job.status}</Badge>
          <Badge kind={job.stage === WITHDRAWN ? 'plain' : 'wait'} icon={false}>
            {job.stage}
          </Badge>
        </>
      )}
    </span>
  );
}
