import type { ApplicationDetail } from '#contract/career/applications.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import classes from './evidence.module.css';

/** An employer's mail as plain text. */
export function Mail({ mail }: { mail: ApplicationDetail['mails'][number] | undefined }) {
  const { nowMs, timeZone } = usePersonClock();
  if (mail === undefined) return <p>This e-mail is no longer here.</p>;
  return (
    <div className={classes.parts}>
      <dl className={classes.fields}>
        <div className={classes.field}>
          <dt>From</dt>
          <dd className={classes.value}>{mail.from}</dd>
        </div>
        <div className={classes.field}>
          <dt>Subject</dt>
          <dd className={classes.value}>{mail.subject}</dd>
        </div>
        <div className={classes.field}>
          <dt>Received</dt>
          <dd>{momentWords(mail.at, nowMs, timeZone)}</dd>
        </div>
      </dl>
      <p className={classes.text}>{mail.text}</p>
    </div>
  );
}
