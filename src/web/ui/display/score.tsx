import { classNames } from '#web/ui/class-names.ts';
import { scoreBand } from '#web/ui/charts/score-band.ts';
import classes from './score.module.css';

const colours = { Strong: classes.good, Fair: classes.mid, Weak: classes.low };

/** A score out of 100: bar, number and word together, so that colour never speaks alone. */
export function Score({ value }: { value: number }) {
  const band = scoreBand(value);
  return (
    <span className={classNames(classes.score, colours[band])}>
      <span className={classes.number}>{Math.round(value)}</span>
      {band}
    </span>
  );
}
