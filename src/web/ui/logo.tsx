import { classNames } from './class-names.ts';
import classes from './logo.module.css';

interface LogoProps {
  /** Height of the mark in pixels; the word follows it. */
  size?: number;
  /** On spruce the mark takes the light green in both themes. */
  onSpruce?: boolean;
  wordmark?: boolean;
}

const steps = [
  { x: 5.75, y: 22.46, angle: -59 },
  { x: 16.89, y: 21.52, angle: -45 },
  { x: 15.11, y: 10.48, angle: -59 },
  { x: 26.25, y: 9.54, angle: -45 },
] as const;

/** Four steps walking up and to the right: found, matched, prepared, and the fourth, yours, in amber. */
export function LogoMark({ size = 28, label }: { size?: number; label?: string | undefined }) {
  const name = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label };
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" {...name}>
      {steps.map(({ x, y, angle }, index) => (
        <rect
          key={x}
          className={index === steps.length - 1 ? classes.yours : classes.step}
          x={x - 5.2}
          y={y - 2.8}
          width={10.4}
          height={5.6}
          rx={2.8}
          transform={`rotate(${angle} ${x} ${y})`}
        />
      ))}
    </svg>
  );
}

/** The mark with the name beside it. */
export function Logo({ size = 28, onSpruce = false, wordmark = true }: LogoProps) {
  return (
    <span className={classNames(classes.logo, onSpruce && classes.onSpruce)}>
      <LogoMark size={size} label={wordmark ? undefined : 'Legwork'} />
      {wordmark && (
        <span className={classes.word} style={{ fontSize: Math.round(size * 0.76) }}>
          Legwork
        </span>
      )}
    </span>
  );
}
