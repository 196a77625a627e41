import { classNames } from '#web/ui/class-names.ts';
import type { Footfall } from './geometry.ts';
import classes from './trail.module.css';
import type { StepState } from './words.ts';

interface StepProps {
  at: Footfall;
  state: StepState;
  /** Only when the server has just said so: the step lands. */
  landed?: boolean;
  small?: boolean;
}

const outlined: ReadonlySet<StepState> = new Set(['ahead', 'now', 'stopped']);

/** One footfall of a trail. */
export function Step({ at, state, landed = false, small = false }: StepProps) {
  // An outline is drawn on the edge: it takes half its width from every side, so that all steps are one size.
  const inset = outlined.has(state) ? (small ? 0.6 : 0.75) : 0;
  const length = at.length - 2 * inset;
  const thickness = at.thickness - 2 * inset;
  return (
    <g transform={`rotate(${round(at.angle)} ${round(at.x)} ${round(at.y)})`}>
      <rect
        className={classNames(classes.step, classes[state], small && classes.small, landed && classes.landed)}
        x={round(at.x - length / 2)}
        y={round(at.y - thickness / 2)}
        width={round(length)}
        height={round(thickness)}
        rx={round(thickness / 2)}
      />
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
