import { Link } from 'react-router';
import type { Profile } from '#contract/career/profile.ts';
import { careerPaths } from '#web/shell/paths.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { questions } from './onboarding/questions.ts';
import classes from './profile.module.css';

/** What the person answered to the three questions, and the way to answer again. */
export function WhatYouLookFor({ person }: { person: Profile }) {
  return (
    <Card>
      <CardHead title="What you look for" />
      <div className={classes.lookFor}>
        <dl>
          {questions.map(({ field, label }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>{person[field] === '' ? 'Not answered yet' : person[field]}</dd>
            </div>
          ))}
        </dl>
        <Link className="text-link" to={careerPaths.onboarding}>
          Change your answers
        </Link>
        <Link className="text-link" to={careerPaths.history}>
          Tell me about a job or study of yours
        </Link>
      </div>
    </Card>
  );
}
