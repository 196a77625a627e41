import type { ApplicationDetail } from '#contract/career/applications.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import classes from './outcome.module.css';

/** What the employer wrote. */
export function Mails({ mails }: { mails: ApplicationDetail['mails'] }) {
  const { nowMs, timeZone } = usePersonClock();
  if (mails.length === 0) return null;
  return (
    <section>
      <h2 className={classes.heading}>What they wrote</h2>
      <ul className={classes.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <details>
              <summary>
                <b>{mail.subject === '' ? 'No subject' : mail.subject}</b>
                <span>
                  {mail.from}, {momentWords(mail.at, nowMs, timeZone)}
                  {mail.meaning !== '' && `. I read it as: ${mail.meaning}`}
                </span>
              </summary>
              <p className={classes.mailText}>{mail.text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
