import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { calendarFile } from '#engines/calendar/index.ts';
import { calendarDay, dayHeading } from '#web/shell/applications/days.ts';
import { timeWords } from '#web/shell/applications/in-zone.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { applicationPath } from '#web/shell/paths.ts';
import { saveFile } from '#web/shell/save-file.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { listed } from '#web/text/listed.ts';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';

type OneInterview = ApplicationDetail['interviews'][number];

/** What is known of where the day and hour come from. */
function sourceOf({ from_invitation: invited, starts_at: startsAt, time }: OneInterview): string[] {
  const from = invited ? text('fromInvitation') : text('fromMail');
  return [from, startsAt === null && time !== null ? text('theirClock') : ''];
}

/** The conversations ahead with this employer, each with its way into the person's own calendar. */
export function Interviews({ application }: { application: ApplicationDetail }) {
  const heading = useId();
  const { interviews } = application;
  if (interviews.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.asideTitle}>
        {text('interviewsTitle', { count: interviews.length })}
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
  const dayWords = dayHeading(day, calendarDay(nowMs, timeZone));
  const save = () => {
    const file = calendarFile({
      uid: `${id}@legwork`,
      summary: text('calendarTitle', { job: title, company }),
      description: text('calendarText'),
      url: new URL(applicationPath(applicationId), window.location.origin).href,
      day,
      time,
      writtenAt: new Date(nowMs).toISOString(),
    });
    saveFile(new File([file], `interview-${day}.ics`, { type: 'text/calendar' }));
  };
  return (
    <div>
      <p>{time === null ? dayWords : listed([dayWords, timeWords(time)])}</p>
      {location !== '' && <p className={classes.noteText}>{location}</p>}
      <p className={classes.quiet}>
        <Sentences all={sourceOf(interview)} />
      </p>
      <div className={classes.buttons}>
        <Button size="sm" onClick={save}>
          <CalendarPlus aria-hidden />
          {text('addToCalendar')}
        </Button>
      </div>
    </div>
  );
}
