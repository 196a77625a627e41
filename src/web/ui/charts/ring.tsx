import classes from './charts.module.css';
import { text } from './messages.ts';

interface RingProps {
  /** What is counted, for example "Interviews". */
  label: string;
  value: number;
  /** What it is a part of; 0 draws an empty ring. */
  of: number;
  colour?: 1 | 2 | 3 | 4 | 5 | undefined;
  size?: number | undefined;
}

/** A ring counter: the number in the middle, its share of the whole around it. */
export function Ring({ label, value, of, colour = 1, size = 76 }: RingProps) {
  const radius = 30;
  const around = 2 * Math.PI * radius;
  const share = of > 0 ? Math.min(Math.max(value / of, 0), 1) : 0;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 76 76"
      role="img"
      aria-label={text('share', { label, value, of })}
    >
      <circle className={classes.track} cx={38} cy={38} r={radius} fill="none" strokeWidth={8} />
      {share > 0 && (
        <circle
          cx={38}
          cy={38}
          r={radius}
          fill="none"
          stroke={`var(--chart-${colour})`}
          strokeWidth={8}
          strokeLinecap={share < 1 ? 'round' : 'butt'}
          strokeDasharray={`${share * around} ${around}`}
          transform="rotate(-90 38 38)"
        />
      )}
      <text className={classes.figure} x={38} y={45} textAnchor="middle">
        {value}
      </text>
    </svg>
  );
}
