import type { ReactNode } from 'react';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import type { SpineStep } from '#web/ui/trail/spine-trail.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './overview.module.css';

/** How far a newcomer has come. */
export interface Start {
  targetPosition: string;
  cv: boolean;
  campaign: boolean;
}

function Note({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.startNote}>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** A resume, or one job or study instead. */
function resumeStep(cv: boolean): SpineStep {
  return {
    label: 'Give me your CV',
    state: cv ? 'done' : 'you',
    note: cv ? (
      <Note>I know a job or study of yours. Every fact has its place.</Note>
    ) : (
      <Note
        action={
          <div className={classes.startWays}>
            <ButtonLink kind="yours" size="sm" to={careerPaths.resumeGenerator}>
              Upload
            </ButtonLink>
            <ButtonLink size="sm" to={careerPaths.history}>
              Answer a few questions
            </ButtonLink>
          </div>
        }
      >
        PDF, Word or plain text. I read it line by line and show you every fact I found. No file? One job or
        study with its dates is enough, about two minutes.
      </Note>
    ),
  };
}

function stepsOf({ targetPosition, cv, campaign }: Start): SpineStep[] {
  return [
    {
      label: 'Your account',
      state: 'done',
      note: (
        <Note>{targetPosition === '' ? 'Confirmed.' : `Confirmed. You look for ${targetPosition}.`}</Note>
      ),
    },
    resumeStep(cv),
    {
      label: 'Your first campaign',
      state: campaign ? 'done' : cv ? 'you' : 'ahead',
      note: (
        <Note
          action={
            cv &&
            !campaign && (
              <ButtonLink kind="yours" size="sm" to={`${careerPaths.autoApply}?new`}>
                Start one
              </ButtonLink>
            )
          }
        >
          {campaign
            ? 'It is running. I look at every posting the boards have.'
            : 'Which titles, which skills, and how many a day.'}
        </Note>
      ),
    },
    {
      label: 'The first application to read',
      state: campaign && cv ? 'now' : 'ahead',
      note: (
        <Note>
          {campaign && cv
            ? 'I am looking for it now. It appears here by itself.'
            : campaign
              ? 'I look and score, and prepare nothing before I know one job or study of yours.'
              : 'On your phone or here. Nothing is sent before that.'}
        </Note>
      ),
    },
  ];
}

/** The queue of a newcomer: a spine with one amber step at a time. */
export function FirstRun(start: Start) {
  const steps = stepsOf(start);
  const asked = steps.filter((step) => step.state === 'you').length;
  return (
    <Card>
      <CardHead title="Waiting for you">
        {asked > 0 ? (
          <Badge kind="wait" icon={false}>
            {asked} to start
          </Badge>
        ) : (
          <Badge kind="brand">I am looking</Badge>
        )}
      </CardHead>
      <div className={classes.start}>
        <Trail form="spine" steps={steps} name="Your first steps" />
      </div>
    </Card>
  );
}
