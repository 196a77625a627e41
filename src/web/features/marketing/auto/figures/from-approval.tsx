import { timeWords } from '#web/shell/applications/in-zone.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { receipt } from './example.ts';
import { FigureHead } from './figure-head.tsx';
import classes from './figures.module.css';
import { text } from './messages.ts';

/** The notification that asks; its buttons are drawn. */
export function ApprovedFigure() {
  return (
    <figure className={classes.notification} aria-label={text('approvedLabel')}>
      <div className={classes.message}>
        <span className={classes.icon}>
          <LogoMark size={24} />
        </span>
        <div>
          <p className={classes.messageHead}>
            <b>{text('coordinator')}</b>
            <span>{text('notificationTime')}</span>
          </p>
          <p>{text('notificationText')}</p>
        </div>
      </div>
      <div className={classes.answer} aria-hidden>
        <span>{text('skip')}</span>
        <b>{text('approve')}</b>
      </div>
    </figure>
  );
}

/** What is saved of a submission. */
export function SentFigure() {
  return (
    <figure className={classes.card} aria-label={text('sentLabel')}>
      <FigureHead left={<b>{text('receiptHead')}</b>} right={timeWords('15:32')} />
      <dl className={classes.receipt}>
        {receipt().map(({ name, value }) => (
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
    <figure className={classes.card} aria-label={text('answeredLabel')}>
      <FigureHead
        left={
          <span className={classes.status}>
            <Trail form="glyph" steps={answered} width={84} decorative />
            <b>{text('interviewing')}</b>
          </span>
        }
        right={text('answeredTime')}
      />
      <blockquote className={classes.letter}>{text('reply')}</blockquote>
    </figure>
  );
}
