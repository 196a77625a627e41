import { timeWords } from '#web/shell/applications/in-zone.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import type { SpineStep } from '#web/ui/trail/spine-trail.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './consent.module.css';
import { text } from './messages.ts';

const steps = (): SpineStep[] => [
  { label: text('consentShows'), state: 'done', note: text('consentShowsNote') },
  { label: text('consentApprove'), state: 'you', note: text('consentApproveNote') },
  { label: text('consentSends'), state: 'done', note: text('consentSendsNote') },
];

/** How an approval works, with the notification as it looks. */
export function Consent() {
  return (
    <section className={classes.section}>
      <div className={classes.inside}>
        <div>
          <h2 className={classes.title}>{text('consentTitle')}</h2>
          <div className={classes.spine}>
            <Trail form="spine" steps={steps()} name={text('consentLabel')} />
          </div>
        </div>
        <figure className={classes.phone} aria-label={text('phoneLabel')}>
          <p className={classes.clock}>{timeWords('15:10')}</p>
          <p className={classes.day}>{text('phoneDay')}</p>
          <div className={classes.notification}>
            <span className={classes.icon}>
              <LogoMark size={24} />
            </span>
            <div>
              <p className={classes.notificationHead}>
                <b>{text('slipJob')}</b>
                <span>{text('notificationTime')}</span>
              </p>
              <p>{text('notificationText')}</p>
            </div>
            <div className={classes.answer} aria-hidden>
              <span>{text('skip')}</span>
              <b>{text('readAndApprove')}</b>
            </div>
          </div>
          <figcaption className={classes.example}>{text('phoneCaption')}</figcaption>
        </figure>
      </div>
    </section>
  );
}
