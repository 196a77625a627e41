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

/** The conversation an employer's newest mail proposes, while it is ahead, and its way into the person's own calendar. */
export function Interview({ application }: { application: ApplicationDetail }) {
  const heading = useId();
  const { nowMs, timeZone } = usePersonClock();
  const { id, title, company, mails, state } = application;
  const mail = mails.findLast(({ meaning }) => meaning === 'interview');
  const today = calendarDay(nowMs, timeZone);
  if (state !== 'interviewing' || !mail?.meeting || mail.meeting.day < today) return null;
  const { day, time } = mail.meeting;
  const save = () => {
    const text = calendarFile({
      uid: `${mail.id}@legwork`,
      summary: `Interview, ${title}, ${company}`,
      description: 'Day and time are as I read them from their e-mail. Check them there.',
      url: new URL(applicationPath(id), window.location.origin).href,
      day,
      time,
      writtenAt: mail.at,
    });
    saveFile(new File([text], `interview-${day}.ics`, { type: 'text/calendar' }));
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.asideTitle}>
        Interview
      </h2>
      <p>
        {dayHeading(day, today)}
        {time === null ? '' : ` at ${time}`}
      </p>
      <p className={classes.quiet}>
        I read this from their e-mail.{time === null ? '' : ' The hour is by their clock.'}
      </p>
      <div className={classes.buttons}>
        <Button size="sm" onClick={save}>
          <CalendarPlus aria-hidden />
          Add to calendar
        </Button>
      </div>
    </section>
  );
}
