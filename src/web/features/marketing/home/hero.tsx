import { Link } from 'react-router';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { PathSpec } from '#web/ui/trail/path-trail.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { exampleTrail } from './example.data.ts';
import { ExampleSlip } from './example-slip.tsx';
import classes from './hero.module.css';

// The path runs past both edges of a wide window; the long stretch before the amber is the wait.
const path: PathSpec = {
  through: [
    { x: -620, y: 40 },
    { x: -400, y: 43 },
    { x: -190, y: 36 },
    { x: 0, y: 58 },
    { x: 139, y: 70 },
    { x: 340, y: 60 },
    { x: 560, y: 57 },
    { x: 760, y: 52 },
    { x: 943, y: 36 },
    { x: 1092, y: 53 },
    { x: 1232, y: 56 },
    { x: 1400, y: 47 },
    { x: 1620, y: 36 },
    { x: 1840, y: 44 },
    { x: 2060, y: 40 },
  ],
  steps: [
    { at: 4, state: 'done' },
    { at: 5, state: 'done' },
    { at: 6, state: 'done' },
    { at: 8, state: 'you' },
    { at: 9, state: 'done' },
    { at: 10, state: 'them' },
  ],
};

/** Where each label stands under the wide trail, in pixels of its 1440. */
const places = [
  { left: 120, width: 176 },
  { left: 321, width: 186 },
  { left: 541, width: 270 },
  { left: 920, width: 134 },
  { left: 1073, width: 126 },
  { left: 1213, width: 112 },
];

const exampleNote = 'An example. In the app, every application keeps a trail like this one.';

/** The headline, and one application from found to answered. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.top}>
        <div>
          <h1 className={classes.title}>
            <span>We do the legwork.</span> <span>You say the word.</span>
          </h1>
          <p className={classes.lead}>
            Legwork finds jobs worth applying to on <Link to={mainPaths.boards}>{boardClaim()}</Link>, builds
            each application from your own CV, and asks your phone before anything is sent.
          </p>
          <div className={classes.actions}>
            <ButtonLink kind="paper" size="lg" to={mainPaths.auto}>
              Try AutoCareer Pro
            </ButtonLink>
            <ButtonLink kind="ghost" size="lg" to={mainPaths.localbiz}>
              Try LocalBiz AI
            </ButtonLink>
          </div>
        </div>
        <ExampleSlip />
      </div>
      <div className={classes.wide}>
        <span className={classes.thread} aria-hidden />
        <Trail form="path" path={path} width={1440} height={110} onSpruce decorative />
        <ol className={classes.labels}>
          {exampleTrail.map(({ label, state, time, note }, index) => (
            <li key={label} style={places[index]}>
              <b className={classNames(state === 'you' && classes.yours)}>{label}</b>{' '}
              <span className="tabular">{time}</span>
              <p>{note}</p>
            </li>
          ))}
        </ol>
        <p className={classes.example}>{exampleNote}</p>
      </div>
      <div className={classes.narrow}>
        <Trail form="spine" steps={exampleTrail} onSpruce name="An example, from found to answered" />
        <p className={classes.exampleNarrow}>{exampleNote}</p>
      </div>
    </section>
  );
}
