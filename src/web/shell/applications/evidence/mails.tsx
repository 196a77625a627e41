import type { ApplicationDetail } from '#contract/career/applications.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import classes from './evidence.module.css';
import { text } from './messages.ts';

type OneMail = ApplicationDetail['mails'][number];

/** What the agent read an email as. */
const MEANINGS: Readonly<Record<string, string>> = {
  received: 'received',
  interview: 'interview',
  assessment: 'assessment',
  offer: 'offer',
  rejected: 'rejected',
  'info-request': 'question',
};

/** An employer's email as plain text. */
export function Mail({ mail }: { mail: OneMail | undefined }) {
  const { nowMs, timeZone } = usePersonClock();
  if (mail === undefined) return <p>{text('mailGone')}</p>;
  return (
    <div className={classes.parts}>
      <dl className={classes.fields}>
        <div className={classes.field}>
          <dt>{text('from')}</dt>
          <dd className={classes.value}>{mail.from}</dd>
        </div>
        <div className={classes.field}>
          <dt>{text('subject')}</dt>
          <dd className={classes.value}>{mail.subject}</dd>
        </div>
        <div className={classes.field}>
          <dt>{text('received')}</dt>
          <dd>{momentWords(mail.at, nowMs, timeZone)}</dd>
        </div>
      </dl>
      <p className={classes.text}>{mail.text}</p>
    </div>
  );
}

/** Who wrote an email and when, and what the agent read it as. */
function mailLine({ from, meaning }: OneMail, when: string): string {
  const read = MEANINGS[meaning];
  return read === undefined ? text('mailLine', { from, when }) : text('mailLineRead', { from, when, read });
}

/** Every email of an application, each opened in place. */
export function Mails({ mails }: { mails: readonly OneMail[] }) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <ul role="list" className={classes.mails}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <details className={classes.details}>
            <summary>
              <b>{mail.subject === '' ? text('noSubject') : mail.subject}</b>
              <span className={classes.from}>{mailLine(mail, momentWords(mail.at, nowMs, timeZone))}</span>
            </summary>
            <p className={classes.mailText}>{mail.text}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}
