import { Check, Minus } from 'lucide-react';
import { Score } from '#web/ui/display/score.tsx';
import { claims, found, reasons } from './example.data.ts';
import { FigureHead } from './figure-head.tsx';
import classes from './figures.module.css';

/** What the agent found on one employer's page. */
export function FoundFigure() {
  return (
    <figure className={classes.card} aria-label="An example of what was found">
      <FigureHead left="Halden Freight, careers page" right="3 hours old" />
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
