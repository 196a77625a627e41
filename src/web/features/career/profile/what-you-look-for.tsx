import { Link } from 'react-router';
import type { Profile } from '#contract/career/profile.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import { questions } from './onboarding/questions.ts';
import classes from './profile.module.css';

/** What the person answered to the three questions, and the way to answer again. */
export function WhatYouLookFor({ person }: { person: Profile }) {
  return (
    <Card>
      <CardHead title={text('lookForTitle')} />
      <div className={classes.lookFor}>
        <dl>
          {questions.map(({ field, label }) => (
            <div key={field}>
              <dt>{label()}</dt>
              <dd>{person[field] === '' ? text('notAnswered') : person[field]}</dd>
            </div>
          ))}
        </dl>
        <Link className="text-link" to={careerPaths.onboarding}>
          {text('changeAnswers')}
        </Link>
        <Link className="text-link" to={careerPaths.history}>
          {text('tellHistory')}
        </Link>
      </div>
    </Card>
  );
}
