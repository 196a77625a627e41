import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { JobToFinish } from '#contract/career/approval/to-finish.ts';
import { calendarDay, dayInWords } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { approvalPath } from '#web/shell/paths.ts';
import { webAddress } from '#web/shell/web-address.ts';
import { listed } from '#web/text/listed.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { DotLine } from '#web/ui/lines/dot-line.tsx';
import { Score } from '#web/ui/display/score.tsx';
import classes from './finish.module.css';
import { text } from './messages.ts';
import { useFinish } from './use-finish.ts';

/** What is known of when: since when it waits, when the person opened it, and until when they may send it. */
function useDays({ kind, since, opened_at, closes_on }: JobToFinish) {
  const { nowMs, timeZone } = usePersonClock();
  const today = calendarDay(nowMs, timeZone);
  const on = (day: string) => dayInWords(day, today.slice(0, 4));
  const day = (at: string) => on(calendarDay(at, timeZone));
  return {
    since: kind === 'saved' ? text('savedOn', { day: day(since) }) : text('preparedOn', { day: day(since) }),
    opened: opened_at === null ? '' : text('openedOn', { day: day(opened_at) }),
    closing:
      closes_on === null
        ? ''
        : closes_on < today
          ? text('closedOn', { day: on(closes_on) })
          : text('closesOn', { day: on(closes_on) }),
  };
}

function Open({ job, onOpen }: { job: JobToFinish; onOpen: () => void }) {
  const address = webAddress(job.link);
  const label = text('openWhich', { job: job.title, company: job.company });
  if (address === null)
    return (
      <ButtonLink size="sm" to={approvalPath(job.id)} aria-label={label}>
        {text('open')}
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
      {text('open')}
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
  const documents = has_resume ? (has_letter ? text('bothReady') : text('resumeReady')) : '';
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.job}>
          <Link to={approvalPath(id)} className="text-link">
            {title}
          </Link>
          {score !== null && <Score value={score} />}
        </p>
        <p className={classes.company}>{listed([company, place])}</p>
        <p className={classes.note}>{note}</p>
        <DotLine className={classes.days} items={{ ...days, documents }} />
      </div>
      <div className={classes.moves}>
        <Open job={job} onOpen={onOpen} />
        <Button
          kind="yours"
          size="sm"
          busy={busy}
          busyLabel={text('saving')}
          aria-label={text('sentWhich', { job: title, company })}
          onClick={onSent}
        >
          {text('sent')}
        </Button>
        <Button
          kind="quiet"
          size="sm"
          disabled={busy}
          aria-label={text('leaveWhich', { job: title, company })}
          onClick={() => setAsked(true)}
        >
          {text('leave')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={text('leaveConfirm')}
        action={text('leave')}
        busy={busy}
        onConfirm={() => {
          setAsked(false);
          onLeave();
        }}
      >
        {text('leaveMeans', { job: title, company })}
      </ConfirmDialog>
    </li>
  );
}
