import { classNames } from '#web/ui/class-names.ts';
import { type Curve, curveThrough, footfallAt, type Point, stretch } from './curve.ts';
import type { Footfall } from './geometry.ts';
import { Step } from './step.tsx';
import classes from './trail.module.css';
import type { StepState } from './words.ts';

export interface PathSpec {
  /** The points the path goes through, in pixels of the drawing. */
  through: readonly Point[];
  /** The large steps: at which of those points, in which state. */
  steps: readonly { at: number; state: StepState }[];
  /** Length of a large and of a small footfall, in pixels. */
  large?: number;
  small?: number;
}

interface Placed {
  key: string;
  at: Footfall;
  state: StepState;
}

function smallOnes(curve: Curve, spec: Required<PathSpec>): Placed[] {
  const stops = spec.steps.map(({ at, state }) => ({ distance: curve.waypoints[at] ?? 0, state }));
  const edges = [
    { distance: 0, state: 'done' as StepState },
    ...stops,
    { distance: curve.length, state: 'ahead' as StepState },
  ];
  const clear = spec.large / 2 + spec.small * 1.35;
  const placed: Placed[] = [];
  edges.slice(1).forEach((to, index) => {
    const from = edges[index];
    if (!from) return;
    const room = { from: index === 0 ? 0 : clear, to: index === edges.length - 2 ? 0 : clear };
    const state = to.state === 'ahead' ? 'ahead' : 'done';
    for (const distance of stretch(from.distance, to.distance, room, spec.small * 1.9)) {
      const left = placed.length % 2 === 0;
      const at = footfallAt(curve, distance, spec.small, (left ? -0.62 : 0.62) * spec.small, left ? -9 : 9);
      placed.push({ key: `small ${distance}`, at, state });
    }
  });
  return placed;
}

function largeOnes(curve: Curve, spec: Required<PathSpec>): Placed[] {
  return spec.steps.map(({ at, state }, index) => {
    const length = state === 'you' ? spec.large * 1.22 : spec.large;
    const footfall = footfallAt(curve, curve.waypoints[at] ?? 0, length, 0, index % 2 === 0 ? -6 : 5);
    return { key: `large ${at}`, at: { ...footfall, thickness: length / 2.2 }, state };
  });
}

/** The footfalls of one path, to be set inside a drawing; several of them make a fork. */
export function PathSteps({ through, steps, large = 38, small = 10 }: PathSpec) {
  const curve = curveThrough(through);
  const spec = { through, steps, large, small };
  return (
    <>
      {smallOnes(curve, spec).map(({ key, ...step }) => (
        <Step key={key} {...step} small />
      ))}
      {largeOnes(curve, spec).map(({ key, ...step }) => (
        <Step key={key} {...step} />
      ))}
    </>
  );
}

interface PathProps {
  path: PathSpec;
  width: number;
  height: number;
  onSpruce?: boolean;
}

/** A walk along a curve: small footfalls, and the large ones where something happened. What it shows is said in words beside it. */
export function PathTrail({ path, width, height, onSpruce = false }: PathProps) {
  return (
    <svg
      className={classNames(classes.trail, onSpruce && classes.onSpruce)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      overflow="visible"
      aria-hidden
    >
      <PathSteps {...path} />
    </svg>
  );
}
