import { classNames } from '#web/ui/class-names.ts';
import { scoreBand } from '#web/ui/charts/score-band.ts';
import classes from './score-ring.module.css';

const colours = { Strong: classes.good, Fair: classes.mid, Weak: classes.low };
const RADIUS = 50;
const AROUND = 2 * Math.PI * RADIUS;

/** A score out of 100 as a ring, with its number and its word inside: colour never speaks alone. */
export function ScoreRing({ value }: { value: number }) {
  const band = scoreBand(value);
  return (
    <div
      className={classNames(classes.ring, colours[band])}
      role="img"
      aria-label={`${value} out of 100, ${band.toLowerCase()}`}
    >
      <svg viewBox="0 0 132 132" aria-hidden>
        <circle className={classes.track} cx="66" cy="66" r={RADIUS} />
        {value > 0 && (
          <circle
            className={classes.share}
            cx="66"
            cy="66"
            r={RADIUS}
            strokeDasharray={`${(AROUND * value) / 100} ${AROUND}`}
            transform="rotate(-90 66 66)"
          />
        )}
      </svg>
      <span className={classes.number}>{value}</span>
      <span className={classes.word}>{band}</span>
    </div>
  );
}
