import { Link } from 'react-router';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PathTrail } from '#web/ui/trail/path-trail.tsx';
import type { PathSpec } from '#web/ui/trail/path-trail.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { exampleTrail } from './example.ts';
import { ExampleSlip } from './example-slip.tsx';
import classes from './hero.module.css';
import { text } from './messages.ts';

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

const line: Tag = (inner) => <span>{inner}</span>;

const toBoards: Tag = (inner) => <Link to={mainPaths.boards}>{inner}</Link>;

/** The headline, and one application from found to answered. */
export function Hero() {
  const trail = exampleTrail();
  return (
    <section className={classes.hero}>
      <div className={classes.top}>
        <div>
          <h1 className={classes.title}>{text.rich('headline', { line })}</h1>
          <p className={classes.lead}>{text.rich('lead', { claim: boardClaim(), link: toBoards })}</p>
          <div className={classes.actions}>
            <ButtonLink kind="paper" size="lg" to={mainPaths.auto}>
              {text('tryCareer')}
            </ButtonLink>
            <ButtonLink kind="ghost" size="lg" to={mainPaths.localbiz}>
              {text('tryBusiness')}
            </ButtonLink>
          </div>
        </div>
        <ExampleSlip />
      </div>
      <div className={classes.wide}>
        <span className={classes.thread} aria-hidden />
        <PathTrail path={path} width={1440} height={110} onSpruce />
        <ol className={classes.labels}>
          {trail.map(({ label, state, time, note }, index) => (
            <li key={label} style={places[index]}>
              <b className={classNames(state === 'you' && classes.yours)}>{label}</b>{' '}
              <span className="tabular">{time}</span>
              <p>{note}</p>
            </li>
          ))}
        </ol>
        <p className={classes.example}>{text('trailNote')}</p>
      </div>
      <div className={classes.narrow}>
        <Trail form="spine" steps={trail} onSpruce name={text('trailLabel')} />
        <p className={classes.exampleNarrow}>{text('trailNote')}</p>
      </div>
    </section>
  );
}
