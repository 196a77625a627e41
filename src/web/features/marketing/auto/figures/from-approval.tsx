import { LogoMark } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { receipt } from './example.data.ts';
import { FigureHead } from './figure-head.tsx';
import classes from './figures.module.css';

/** The notification that asks; its buttons are drawn. */
export function ApprovedFigure() {
  return (
    <figure className={classes.notification} aria-label="An example of the notification on a phone">
      <div className={classes.message}>
        <span className={classes.icon}>
          <LogoMark size={24} />
        </span>
        <div>
          <p className={classes.messageHead}>
            <b>Operations Coordinator</b>
            <span>now</span>
          </p>
          <p>
            Halden Freight, 84 strong. CV, letter and 14 answers are ready. Nothing is sent until you say so.
          </p>
        </div>
      </div>
      <div className={classes.answer} aria-hidden>
        <span>Skip</span>
        <b>Read and approve</b>
      </div>
    </figure>
  );
}

/** What is kept of a submission. */
export function SentFigure() {
  return (
    <figure className={classes.card} aria-label="An example of the proof that is kept">
      <FigureHead left={<b>Receipt HF-20931</b>} right="15:32" />
      <dl className={classes.receipt}>
        {receipt.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const answered = ['found', 'matched', 'prepared', 'approved', 'sent', 'answered'].map((label) => ({
  label,
  state:
    label === 'approved' ? ('you' as const) : label === 'answered' ? ('them' as const) : ('done' as const),
}));

/** A reply that moved the job. */
export function AnsweredFigure() {
  return (
    <figure className={classes.card} aria-label="An example of a reply that moved a job">
      <FigureHead
        left={
          <span className={classes.status}>
            <Trail form="glyph" steps={answered} width={84} decorative />
            <b>Interviewing</b>
          </span>
        }
        right="Tuesday, 9:12"
      />
      <blockquote className={classes.letter}>“We would like to meet you. Friday at 10:30?”</blockquote>
    </figure>
  );
}
