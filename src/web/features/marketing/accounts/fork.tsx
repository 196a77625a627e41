import { PathSteps } from '#web/ui/trail/path-trail.tsx';
import classes from './chooser-screen.module.css';

/** One way comes up to the amber step, where you choose; two lead on. */
export function Fork() {
  return (
    <svg className={classes.fork} width={416} height={662} viewBox="0 0 416 662" aria-hidden>
      <g className={classes.career}>
        <PathSteps
          through={[
            { x: 205, y: 336 },
            { x: 190, y: 286 },
            { x: 134, y: 230 },
            { x: 63, y: 147 },
            { x: 38, y: 76 },
            { x: 14, y: 12 },
          ]}
          steps={[
            { at: 2, state: 'done' },
            { at: 3, state: 'done' },
          ]}
          large={40}
          small={11}
        />
      </g>
      <g className={classes.business}>
        <PathSteps
          through={[
            { x: 212, y: 336 },
            { x: 224, y: 290 },
            { x: 266, y: 237 },
            { x: 350, y: 139 },
            { x: 376, y: 76 },
            { x: 392, y: 12 },
          ]}
          steps={[
            { at: 2, state: 'done' },
            { at: 3, state: 'done' },
          ]}
          large={40}
          small={11}
        />
      </g>
      <g className={classes.stem}>
        <PathSteps
          through={[
            { x: 210, y: 720 },
            { x: 205, y: 600 },
            { x: 205, y: 480 },
            { x: 208, y: 366 },
          ]}
          steps={[{ at: 3, state: 'you' }]}
          large={43}
          small={11}
        />
      </g>
    </svg>
  );
}
