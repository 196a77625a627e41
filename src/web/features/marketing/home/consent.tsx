import { LogoMark } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './consent.module.css';

const steps = [
  {
    label: 'It shows you all of it',
    state: 'done',
    note: 'Every field, every sentence of the letter, and where each claim comes from: a line in your CV, or something you told it.',
  },
  {
    label: 'You approve, or you skip',
    state: 'you',
    note: 'One tap on your phone. The approval is for exactly that content, works once, and expires after 72 hours.',
  },
  {
    label: 'It sends exactly that',
    state: 'done',
    note: 'It reads the form back before submitting and keeps the proof: the values, a screenshot, the confirmation.',
  },
] as const;

/** How an approval works, with the notification as it looks. */
export function Consent() {
  return (
    <section className={classes.section}>
      <div className={classes.inside}>
        <div>
          <h2 className={classes.title}>Nothing leaves without your yes.</h2>
          <div className={classes.spine}>
            <Trail form="spine" steps={steps} name="How an approval works" />
          </div>
        </div>
        <figure className={classes.phone} aria-label="An example of the notification on a phone">
          <p className={classes.clock}>15:10</p>
          <p className={classes.day}>Friday, November 20</p>
          <div className={classes.notification}>
            <span className={classes.icon}>
              <LogoMark size={24} />
            </span>
            <div>
              <p className={classes.notificationHead}>
                <b>Operations Coordinator</b>
                <span>now</span>
              </p>
              <p>
                Halden Freight, 84 strong. CV, letter and 14 answers are ready. Nothing is sent until you say
                so.
              </p>
            </div>
            <div className={classes.answer} aria-hidden>
              <span>Skip</span>
              <b>Read and approve</b>
            </div>
          </div>
          <figcaption className={classes.example}>An example</figcaption>
        </figure>
      </div>
    </section>
  );
}
