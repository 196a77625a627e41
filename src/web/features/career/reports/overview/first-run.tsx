import type { ReactNode } from 'react';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import type { SpineStep } from '#web/ui/trail/spine-trail.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
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

/** A resume, or one job or education entry instead. */
function resumeStep(cv: boolean): SpineStep {
  return {
    label: text('giveResume'),
    state: cv ? 'done' : 'you',
    note: cv ? (
      <Note>{text('resumeKnown')}</Note>
    ) : (
      <Note
        action={
          <div className={classes.startWays}>
            <ButtonLink kind="yours" size="sm" to={careerPaths.resumeGenerator}>
              {text('upload')}
            </ButtonLink>
            <ButtonLink size="sm" to={careerPaths.history}>
              {text('answerQuestions')}
            </ButtonLink>
          </div>
        }
      >
        {text('resumeHow')}
      </Note>
    ),
  };
}

function stepsOf({ targetPosition, cv, campaign }: Start): SpineStep[] {
  return [
    {
      label: text('account'),
      state: 'done',
      note: (
        <Note>
          {targetPosition === ''
            ? text('accountConfirmed')
            : text('accountLooksFor', { position: targetPosition })}
        </Note>
      ),
    },
    resumeStep(cv),
    {
      label: text('firstCampaign'),
      state: campaign ? 'done' : cv ? 'you' : 'ahead',
      note: (
        <Note
          action={
            cv &&
            !campaign && (
              <ButtonLink kind="yours" size="sm" to={`${careerPaths.autoApply}?new`}>
                {text('startCampaign')}
              </ButtonLink>
            )
          }
        >
          {campaign ? text('campaignRuns') : text('campaignAsks')}
        </Note>
      ),
    },
    {
      label: text('firstApplication'),
      state: campaign && cv ? 'now' : 'ahead',
      note: (
        <Note>
          {campaign && cv
            ? text('applicationSought')
            : campaign
              ? text('applicationNeedsHistory')
              : text('applicationAhead')}
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
      <CardHead title={text('queue')}>
        {asked > 0 ? (
          <Badge kind="wait" icon={false}>
            {text('toStart', { count: asked })}
          </Badge>
        ) : (
          <Badge kind="brand">{text('lookingMark')}</Badge>
        )}
      </CardHead>
      <div className={classes.start}>
        <Trail form="spine" steps={steps} name={text('firstSteps')} />
      </div>
    </Card>
  );
}
