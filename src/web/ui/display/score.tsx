import { classNames } from '#web/ui/class-names.ts';
import { bandOf, scoreBand } from '#web/ui/charts/score-band.ts';
import classes from './score.module.css';

const colours = { strong: classes.good, fair: classes.mid, weak: classes.low };

/** A score out of 100: bar, number and word together, so that colour never speaks alone. */
export function Score({ value }: { value: number }) {
  return (
    <span className={classNames(classes.score, colours[bandOf(value)])}>
      <span className={classes.number}>{Math.round(value)}</span>
      {scoreBand(value)}
    </span>
  );
}
