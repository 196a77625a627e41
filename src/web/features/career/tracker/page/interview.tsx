import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { calendarFile } from '#engines/calendar/index.ts';
import { calendarDay, dayHeading } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { applicationPath } from '#web/shell/paths.ts';
import { saveFile } from '#web/shell/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import classes from './page.module.css';

type OneInterview = ApplicationDetail['interviews'][number];

/** What is known of where the day and hour come from. */
function sourceOf({ from_invitation: invited, starts_at: startsAt, time }: OneInterview): string {
  const from = invited ? 'From their calendar invitation.' : 'I read this from their e-mail.';
  return startsAt === null && time !== null ? `${from} The hour is by their clock.` : from;
}

/** The conversations ahead with this employer, each with its way into the person's own calendar. */
export function Interviews({ application }: { application: ApplicationDetail }) {
  const heading = useId();
  const { interviews } = application;
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.asideTitle}>
        {interviews.length === 1 ? 'Interview' : 'Interviews'}
      </h2>
      {interviews.map((interview) => (
        <OneOf key={interview.id} interview={interview} />
      ))}
    </section>
  );
}

function OneOf({ interview }: { interview: OneInterview }) {
  const { nowMs, timeZone } = usePersonClock();
  const { id, application_id: applicationId, title, company, day, time, location } = interview;
  const save = () => {
    const text = calendarFile({
      uid: `${id}@legwork`,
      summary: `Interview, ${title}, ${company}`,
      description: 'Day and time are as I read them from their e-mail. Check them there.',
      url: new URL(applicationPath(applicationId), window.location.origin).href,
      day,
      time,
      writtenAt: new Date(nowMs).toISOString(),
    });
    saveFile(new File([text], `interview-${day}.ics`, { type: 'text/calendar' }));
  };
  return (
    <div>
      <p>
        {dayHeading(day, calendarDay(nowMs, timeZone))}
        {time === null ? '' : ` at ${time}`}
      </p>
      {location !== '' && <p className={classes.noteText}>{location}</p>}
      <p className={classes.quiet}>{sourceOf(interview)}</p>
      <div className={classes.buttons}>
        <Button size="sm" onClick={save}>
          <CalendarPlus aria-hidden />
          Add to calendar
        </Button>
      </div>
    </div>
  );
}
