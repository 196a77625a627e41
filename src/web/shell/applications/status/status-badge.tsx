import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { Badge, type BadgeKind } from '#web/ui/display/badge.tsx';
import { stageWords, statusWords } from './status-words.ts';
import classes from './status.module.css';

const kinds: Readonly<Record<TrackedStatus, BadgeKind>> = {
  Applied: 'applied',
  Interviewing: 'interviewing',
  Offer: 'offer',
  Rejected: 'rejected',
};

/** The status, and the finer word where the status alone would say too much: beside it, or in its place where it may not hold. */
export function StatusBadge({ job }: { job: Pick<TrackedJob, 'status' | 'stage'> }) {
  return (
    <span className={classes.status}>
      {job.stage === '' ? (
        <Badge kind={kinds[job.status]}>{statusWords(job.status)}</Badge>
      ) : job.stage === 'Withdrawn' ? (
        // What the person did, so that it does not wait for them.
        <>
          <Badge kind="outline">{statusWords(job.status)}</Badge>
          <Badge icon={false}>{stageWords(job.stage)}</Badge>
        </>
      ) : (
        <Badge kind="wait" icon={false}>
          {stageWords(job.stage)}
        </Badge>
      )}
    </span>
  );
}
