import type { ApplicationDetail } from '#contract/career/applications.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import classes from './evidence.module.css';

type OneMail = ApplicationDetail['mails'][number];

/** What the agent took a mail to mean, in words. */
const MEANINGS: Readonly<Record<string, string>> = {
  received: 'it arrived',
  interview: 'an invitation',
  assessment: 'an assessment',
  offer: 'an offer',
  rejected: 'a no',
  'info-request': 'a question',
};

/** An employer's mail as plain text. */
export function Mail({ mail }: { mail: OneMail | undefined }) {
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

/** Every mail of an application, each opened where it stands. */
export function Mails({ mails }: { mails: readonly OneMail[] }) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <ul role="list" className={classes.mails}>
      {mails.map((mail) => {
        const meaning = MEANINGS[mail.meaning];
        return (
          <li key={mail.id}>
            <details className={classes.details}>
              <summary>
                <b>{mail.subject === '' ? 'No subject' : mail.subject}</b>
                <span className={classes.from}>
                  {mail.from}, {momentWords(mail.at, nowMs, timeZone)}
                  {meaning !== undefined && `. I read it as ${meaning}.`}
                </span>
              </summary>
              <p className={classes.mailText}>{mail.text}</p>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
