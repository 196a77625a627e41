import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '#web/ui/logo.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './walk-figures.module.css';
import { claims, found, reasons, receipt } from './walk.data.ts';

/** What the agent found on one employer's page. */
export function FoundFigure() {
  return (
    <figure className={classes.card} aria-label="An example of what was found">
      <Head left="Halden Freight, careers page" right="3 hours old" />
      <ul>
        {found.map(({ title, note, left }) => (
          <li key={title} className={classes.row}>
            <b className={left ? classes.left : undefined}>{title}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Why one posting was taken and another left. */
export function MatchedFigure() {
  return (
    <figure className={classes.card} aria-label="An example of a match with its reasons">
      <div className={classes.head}>
        <b>Operations Coordinator</b>
        <Score value={84} />
      </div>
      <ul className={classes.reasons}>
        {reasons.map(({ met, text, against }) => (
          <li key={text} className={classes.row}>
            <span className={classes.reason}>
              {met ? (
                <Check aria-label="Met:" />
              ) : (
                <Minus className={classes.missing} aria-label="Not met:" />
              )}
              {text}
            </span>
            <span>{against}</span>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <span>Warehouse Lead. Below 50, so it was left.</span>
        <Score value={47} />
      </div>
    </figure>
  );
}

/** A sentence of a letter, and where each claim comes from. */
export function PreparedFigure() {
  return (
    <figure className={classes.card} aria-label="An example of a letter with its sources">
      <blockquote className={classes.letter}>
        “For four years I have <u>planned 140 to 160 stops a day</u> for <u>a fleet of 36</u>. I moved our
        daily orders <u>from paper to SAP</u>, and order errors fell from <u>23 a month to 6</u>.”
      </blockquote>
      <dl className={classes.claims}>
        {claims.map(({ claim, source }) => (
          <div key={claim}>
            <dt>{claim}</dt>
            <dd>{source}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

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
      <Head left={<b>Receipt HF-20931</b>} right="15:32" />
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
      <Head
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

function Head({ left, right }: { left: ReactNode; right: string }) {
  return (
    <div className={classes.head}>
      <span>{left}</span>
      <span>{right}</span>
    </div>
  );
}
