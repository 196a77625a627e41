import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { JobToFinish } from '#contract/career/approval/to-finish.ts';
import { calendarDay, dayInWords } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { approvalPath } from '#web/shell/paths.ts';
import { webAddress } from '#web/shell/web-address.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { Score } from '#web/ui/display/score.tsx';
import classes from './finish.module.css';
import { useFinish } from './use-finish.ts';

/** What is known of when: since when it waits, when the person opened it, and until when they may send it. */
function useDays({ kind, since, opened_at, closes_on }: JobToFinish): string {
  const { nowMs, timeZone } = usePersonClock();
  const today = calendarDay(nowMs, timeZone);
  const on = (day: string) => dayInWords(day, today.slice(0, 4));
  const day = (at: string) => on(calendarDay(at, timeZone));
  return [
    `${kind === 'saved' ? 'Saved' : 'Prepared'} ${day(since)}`,
    opened_at === null ? '' : `opened ${day(opened_at)}`,
    closes_on === null ? '' : `${closes_on < today ? 'closed' : 'closes'} ${on(closes_on)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Open({ job, onOpen }: { job: JobToFinish; onOpen: () => void }) {
  const address = webAddress(job.link);
  const label = `Open: ${job.title}, ${job.company}`;
  if (address === null)
    return (
      <ButtonLink size="sm" to={approvalPath(job.id)} aria-label={label}>
        Open
      </ButtonLink>
    );
  return (
    <ButtonAnchor
      size="sm"
      href={address}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={label}
      onClick={onOpen}
    >
      Open
      <ExternalLink aria-hidden />
    </ButtonAnchor>
  );
}

/** One job that is prepared and not sent: why it is the person's, and what they can do about it. */
export function FinishRow({ job }: { job: JobToFinish }) {
  const [asked, setAsked] = useState(false);
  const { onOpen, onSent, onLeave, busy } = useFinish(job);
  const days = useDays(job);
  const { id, title, company, place, score, note, has_resume, has_letter } = job;
  const documents = has_resume ? (has_letter ? 'Resume and letter ready' : 'Resume ready') : '';
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.job}>
          <Link to={approvalPath(id)} className="text-link">
            {title}
          </Link>
          {score !== null && <Score value={score} />}
        </p>
        <p className={classes.company}>{[company, place].filter(Boolean).join(', ')}</p>
        <p className={classes.note}>{note}</p>
        <p className={classes.days}>{[days, documents].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={classes.moves}>
        <Open job={job} onOpen={onOpen} />
        <Button
          kind="yours"
          size="sm"
          busy={busy}
          busyLabel="Saving..."
          aria-label={`I sent it: ${title}, ${company}`}
          onClick={onSent}
        >
          I sent it
        </Button>
        <Button
          kind="quiet"
          size="sm"
          disabled={busy}
          aria-label={`Leave it: ${title}, ${company}`}
          onClick={() => setAsked(true)}
        >
          Leave it
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Leave this job?"
        action="Leave it"
        busy={busy}
        onConfirm={() => {
          setAsked(false);
          onLeave();
        }}
      >
        {title} at {company} goes off this list, and I do not prepare it again.
      </ConfirmDialog>
    </li>
  );
}
