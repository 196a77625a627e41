import { classNames } from '#web/ui/class-names.ts';
import { rowGeometry, type RowGeometry } from './geometry.ts';
import { Step } from './step.tsx';
import classes from './trail.module.css';
import type { StepState } from './words.ts';

interface RowProps {
  states: readonly StepState[];
  name: string | undefined;
  onSpruce: boolean;
  landed: number | undefined;
  geometry: RowGeometry;
}

/** A row or column of footfalls with one name: the glyph, the count and the columns of a chart. */
export function FootfallRow({ states, name, onSpruce, landed, geometry }: RowProps) {
  const spoken = name === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name };
  return (
    <svg
      className={classNames(classes.trail, onSpruce && classes.onSpruce)}
      width={geometry.width}
      height={geometry.height}
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      {...spoken}
    >
      {geometry.footfalls.map((at, index) => (
        <Step
          // A trail's steps never change places.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          at={at}
          state={states[index] ?? 'ahead'}
          landed={index === landed}
        />
      ))}
    </svg>
  );
}

interface LabelledProps {
  steps: readonly { label: string; state: StepState }[];
  name: string;
  onSpruce: boolean;
  landed: number | undefined;
}

/** Large footfalls with their names, above the upper and below the lower ones. */
export function LabelledTrail({ steps, name, onSpruce, landed }: LabelledProps) {
  const one = rowGeometry(1, 25).footfalls[0];
  const current = steps.findLastIndex((step) => step.state !== 'ahead');
  if (!one) return null;
  return (
    <ol
      className={classNames(classes.trail, classes.labelled, onSpruce && classes.onSpruce)}
      style={{ '--steps': steps.length } as React.CSSProperties /* a custom property */}
      aria-label={name}
    >
      {steps.map(({ label, state }, index) => (
        <li key={label} aria-current={index === current ? 'step' : undefined}>
          <svg width={34} height={30} viewBox="0 0 34 30" aria-hidden>
            <Step
              at={{ ...one, x: 17, y: index % 2 === 0 ? 9 : 21, angle: index % 2 === 0 ? -9 : 9 }}
              state={state}
              landed={index === landed}
            />
          </svg>
          <span
            className={classNames(
              classes.label,
              state === 'ahead' && classes.aheadLabel,
              index === current && classes.currentLabel,
            )}
          >
            {label}
          </span>
        </li>
      ))}
    </ol>
  );
}
