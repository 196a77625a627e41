import { text } from './messages.ts';
import { bandOf, scoreBand } from './score-band.ts';
import classes from './score-ring.module.css';

const RADIUS = 50;
const AROUND = 2 * Math.PI * RADIUS;
const fills = { strong: classes.good, fair: classes.mid, weak: classes.low };

/** A score out of 100 as a ring with its number and its word, so that colour never speaks alone. */
export function ScoreRing({ value, size = 112 }: { value: number; size?: number }) {
  const band = bandOf(value);
  const share = Math.min(Math.max(value / 100, 0), 1);
  return (
    <svg
      className={fills[band]}
      width={size}
      height={size}
      viewBox="0 0 112 112"
      role="img"
      aria-label={text('score', { band, value })}
    >
      <circle className={classes.track} cx={56} cy={56} r={RADIUS} />
      <circle
        className={classes.share}
        cx={56}
        cy={56}
        r={RADIUS}
        strokeDasharray={`${share * AROUND} ${AROUND}`}
        transform="rotate(-90 56 56)"
      />
      <text className={classes.figure} x={56} y={59} textAnchor="middle">
        {value}
      </text>
      <text className={classes.word} x={56} y={77} textAnchor="middle">
        {scoreBand(value)}
      </text>
    </svg>
  );
}
