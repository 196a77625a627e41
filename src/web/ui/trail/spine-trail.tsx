import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Step } from './step.tsx';
import classes from './trail.module.css';
import type { StepState } from './words.ts';

export interface SpineStep {
  label: string;
  state: StepState;
  /** When it happened, already in the reader's words. */
  time?: string | undefined;
  note?: ReactNode;
  /** Stands at the right of the step, on a phone below it: the links to its proof. */
  aside?: ReactNode;
}

interface SpineProps {
  steps: readonly SpineStep[];
  name: string;
  onSpruce: boolean;
  landed: number | undefined;
}

const tile = 26;

/** Two small footfalls, repeated down as far as the step's text reaches. */
function Between({ state }: { state: StepState }) {
  const pattern = useId();
  const size = { length: 7.4, thickness: 3.7 };
  return (
    <svg className={classes.between} aria-hidden>
      <defs>
        <pattern id={pattern} width={28} height={tile} patternUnits="userSpaceOnUse">
          <Step at={{ ...size, x: 18.4, y: 6.5, angle: -82 }} state={state} small />
          <Step at={{ ...size, x: 9.6, y: 19.5, angle: -98 }} state={state} small />
        </pattern>
      </defs>
      <rect width={28} height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}

/** A timeline: large footfalls with their story, small ones between. */
export function SpineTrail({ steps, name, onSpruce, landed }: SpineProps) {
  return (
    <ol className={classNames(classes.trail, classes.spine, onSpruce && classes.onSpruce)} aria-label={name}>
      {steps.map(({ label, state, time, note, aside }, index) => {
        const left = index % 2 === 0;
        const length = state === 'you' ? 20 : 18;
        const at = { x: left ? 9 : 19.5, y: 13, length, thickness: length / 2.1, angle: left ? -98 : -82 };
        const next = steps[index + 1];
        return (
          <li key={`${index} ${label}`}>
            <div className={classes.marks}>
              <svg width={28} height={26} viewBox="0 0 28 26" aria-hidden>
                <Step at={at} state={state} landed={index === landed} />
              </svg>
              {next && <Between state={next.state === 'ahead' ? 'ahead' : 'done'} />}
            </div>
            <div className={classes.story}>
              <p className={classes.head}>
                <b className={classNames(classes.name, state === 'you' && classes.youName)}>{label}</b>
                {time !== undefined && <span className={classes.time}>{time}</span>}
              </p>
              {note !== undefined && <div className={classes.note}>{note}</div>}
              {aside !== undefined && <div className={classes.aside}>{aside}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
