import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type PathSpec, PathTrail } from '#web/ui/trail/path-trail.tsx';
import classes from './walk.module.css';
import { FoundFigure, MatchedFigure, PreparedFigure } from './figures/before-approval.tsx';
import { AnsweredFigure, ApprovedFigure, SentFigure } from './figures/from-approval.tsx';
import { text } from './messages.ts';

/** Height of one step's row on a wide screen, in pixels; the path is drawn to it. */
const ROW = 336;
const bends = [52, 54, 26, 4, 38, 66];

const path: PathSpec = {
  through: [
    { x: 30, y: -120 },
    ...bends.map((x, index) => ({ x: x + 12, y: 28 + index * ROW })),
    { x: 72, y: 28 + 5 * ROW + 90 },
  ],
  steps: [
    { at: 1, state: 'done' },
    { at: 2, state: 'done' },
    { at: 3, state: 'done' },
    { at: 4, state: 'you' },
    { at: 5, state: 'done' },
    { at: 6, state: 'them' },
  ],
};

interface Step {
  step: string;
  title: string;
  words: ReactNode;
  figure: ReactNode;
  yours?: true;
}

const steps = (found: ReactNode): readonly Step[] => [
  { step: text('foundStep'), title: text('foundTitle'), words: found, figure: <FoundFigure /> },
  {
    step: text('matchedStep'),
    title: text('matchedTitle'),
    words: text('matchedText'),
    figure: <MatchedFigure />,
  },
  {
    step: text('preparedStep'),
    title: text('preparedTitle'),
    words: text('preparedText'),
    figure: <PreparedFigure />,
  },
  {
    step: text('approvedStep'),
    title: text('approvedTitle'),
    words: text('approvedText'),
    figure: <ApprovedFigure />,
    yours: true,
  },
  { step: text('sentStep'), title: text('sentTitle'), words: text('sentText'), figure: <SentFigure /> },
  {
    step: text('answeredStep'),
    title: text('answeredTitle'),
    words: text('answeredText'),
    figure: <AnsweredFigure />,
  },
];

/** An application from found to answered: the path, what happens, and what you see of it. */
export function Walk({ found }: { found: ReactNode }) {
  return (
    <section className={classes.walk} aria-labelledby="walk-title">
      <h2 id="walk-title" className="visually-hidden">
        {text('stepsTitle')}
      </h2>
      <div className={classes.path} aria-hidden>
        <PathTrail path={path} width={100} height={28 + 5 * ROW + 90} />
      </div>
      <ol className={classes.steps}>
        {steps(found).map(({ step, title, words, figure, yours }) => (
          <li key={step} className={classes.step}>
            <div>
              <p className={classNames(classes.name, yours && classes.yours)}>{step}</p>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{words}</p>
            </div>
            <div className={classes.figure}>{figure}</div>
          </li>
        ))}
      </ol>
      <p className={classes.example}>{text('example')}</p>
    </section>
  );
}
