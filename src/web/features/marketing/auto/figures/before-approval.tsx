import { Check, Minus } from 'lucide-react';
import type { Tag } from '#web/text/say.ts';
import { Score } from '#web/ui/display/score.tsx';
import { claims, found, reasons } from './example.ts';
import { FigureHead } from './figure-head.tsx';
import classes from './figures.module.css';
import { text } from './messages.ts';

/** What the agent found on one employer's page. */
export function FoundFigure() {
  return (
    <figure className={classes.card} aria-label={text('foundLabel')}>
      <FigureHead left={text('foundHead')} right={text('foundAge')} />
      <ul>
        {found().map(({ title, note, left }) => (
          <li key={title} className={classes.row}>
            <b className={left ? classes.left : undefined}>{title}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Why the agent chose one job and passed on another. */
export function MatchedFigure() {
  return (
    <figure className={classes.card} aria-label={text('matchedLabel')}>
      <div className={classes.head}>
        <b>{text('coordinator')}</b>
        <Score value={84} />
      </div>
      <ul className={classes.reasons}>
        {reasons().map(({ met, reason, against }) => (
          <li key={reason} className={classes.row}>
            <span className={classes.reason}>
              {met ? (
                <Check aria-label={text('met')} />
              ) : (
                <Minus className={classes.missing} aria-label={text('notMet')} />
              )}
              {reason}
            </span>
            <span>{against}</span>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <span>{text('warehouseLeft')}</span>
        <Score value={47} />
      </div>
    </figure>
  );
}

const claim: Tag = (inner) => <u>{inner}</u>;

/** A sentence of a cover letter, and where each claim comes from. */
export function PreparedFigure() {
  return (
    <figure className={classes.card} aria-label={text('preparedLabel')}>
      <blockquote className={classes.letter}>{text.rich('letter', { claim })}</blockquote>
      <dl className={classes.claims}>
        {claims().map(({ claim: claimed, source }) => (
          <div key={claimed}>
            <dt>{claimed}</dt>
            <dd>{source}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
