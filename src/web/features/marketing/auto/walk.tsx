import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { type PathSpec, PathTrail } from '#web/ui/trail/path-trail.tsx';
import classes from './walk.module.css';
import { FoundFigure, MatchedFigure, PreparedFigure } from './figures/before-approval.tsx';
import { AnsweredFigure, ApprovedFigure, SentFigure } from './figures/from-approval.tsx';

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

const steps = [
  {
    step: 'Found',
    title: 'It reads what job boards post',
    text: '',
    figure: <FoundFigure />,
  },
  {
    step: 'Matched',
    title: 'It says why, and when not',
    text: 'A score from 0 to 100 with reasons you can check. Your deal-breakers come first. Below 50 it never applies.',
    figure: <MatchedFigure />,
  },
  {
    step: 'Prepared',
    title: 'It writes only what is true',
    text: 'A CV cut to the posting, a letter if you want one, an answer to every question it can answer. Each claim leads back to a line in your CV or to something you said.',
    figure: <PreparedFigure />,
  },
  {
    step: 'Approved',
    title: 'It asks',
    text: 'Your phone shows exactly what would be sent. Approve it, for that content, once, within 72 hours. Or skip it.',
    figure: <ApprovedFigure />,
    yours: true,
  },
  {
    step: 'Sent',
    title: 'It sends exactly that, once',
    text: 'It fills the form, reads it back, submits, and keeps the proof. If there is a captcha, it hands you the prepared form instead.',
    figure: <SentFigure />,
  },
  {
    step: 'Answered',
    title: 'It keeps count',
    text: 'A reply to your application address moves the job in your tracker. When the reply is unclear, it asks rather than guesses. Weekly dashboards and tips come from your own numbers.',
    figure: <AnsweredFigure />,
  },
];

/** An application from found to answered: the path, what happens, and what you see of it. */
export function Walk({ found }: { found: ReactNode }) {
  return (
    <section className={classes.walk} aria-labelledby="walk-title">
      <h2 id="walk-title" className="visually-hidden">
        An application, step by step
      </h2>
      <div className={classes.path} aria-hidden>
        <PathTrail path={path} width={100} height={28 + 5 * ROW + 90} name={undefined} onSpruce={false} />
      </div>
      <ol className={classes.steps}>
        {steps.map(({ step, title, text, figure, yours }) => (
          <li key={step} className={classes.step}>
            <div>
              <p className={classNames(classes.name, yours && classes.yours)}>{step}</p>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.text}>{text === '' ? found : text}</p>
            </div>
            <div className={classes.figure}>{figure}</div>
          </li>
        ))}
      </ol>
      <p className={classes.example}>
        The example is made up, person and employer as well. In the app every application keeps these six
        steps with its own facts.
      </p>
    </section>
  );
}
