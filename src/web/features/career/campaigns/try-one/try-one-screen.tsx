import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { canApply } from '#web/shell/applications/history/can-apply.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths, toTryOne } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { BackLink } from '#web/ui/sections/back-link.tsx';
import classes from './try-one.module.css';

const TITLE = 'Try one application';
const PRACTICE =
  'This is practice. The employers are invented, their forms are part of this program, and nothing you approve reaches a real one.';
const NO_PRACTICE =
  'There are no practice employers here at present: an application you approve goes to a real one.';

const STEPS = [
  'You start a campaign. I look through the practice employers’ postings and score each against what I know about you.',
  'I prepare one application: a resume, a letter if you want one, and every answer the form asks for.',
  'You read exactly what would be sent, and approve or skip it.',
  'I fill in the practice employer’s form and show you the confirmation. It stands in your tracker, like a real one.',
];

function WhatHappens() {
  return (
    <Card>
      <CardHead title="What happens" />
      <ol className={classes.steps}>
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}

/** Where to begin: with a job or study, or with the campaign where one is known. */
function Begin({ ready }: { ready: boolean }) {
  if (ready)
    return (
      <Card>
        <CardHead title="You can begin" />
        <div className={classes.begin}>
          <p>I know enough about you to prepare one.</p>
          <div className={classes.buttons}>
            <ButtonLink kind="yours" to={`${careerPaths.autoApply}?new`}>
              Start a campaign
            </ButtonLink>
          </div>
        </div>
      </Card>
    );
  return (
    <Card>
      <CardHead title="First, one job or study of yours" />
      <div className={classes.begin}>
        <p>
          I invent nothing about you, so I need one job or study with its dates. Answer a few questions, about
          two minutes, or upload a resume. Then you come back here.
        </p>
        <div className={classes.buttons}>
          <ButtonLink kind="yours" to={toTryOne(careerPaths.history)}>
            Answer a few questions
          </ButtonLink>
          <ButtonLink to={toTryOne(careerPaths.resumeGenerator)}>Upload a resume</ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function TryOneLoading() {
  return (
    <Card>
      <div className={classes.begin}>
        <Loading label="Loading what I know about you">
          <Skeleton width="40%" height={20} />
          <Skeleton width="80%" />
          <Skeleton width={180} height={36} />
        </Loading>
      </div>
    </Card>
  );
}

/** Watching a whole application with a practice employer: what it is, what happens, and where to begin. */
export function TryOneScreen() {
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  const overview = useQuery(api.reports.overview.queryOptions());
  const failed = [known, overview].find(({ isError, data }) => isError && data === undefined);
  return (
    <div className={classes.screen}>
      <BackLink to={careerPaths.overview}>Overview</BackLink>
      <ScreenHead title={TITLE} lead="Watch a whole application, start to finish, without consequences." />
      {failed ? (
        <Card>
          <LoadFailure
            title="I could not load what I know about you."
            signIn="Please log in to try one."
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        </Card>
      ) : !known.data || !overview.data ? (
        <TryOneLoading />
      ) : (
        <>
          <Banner kind={overview.data.practice === true ? 'plain' : 'yours'}>
            {overview.data.practice === true ? PRACTICE : NO_PRACTICE}
          </Banner>
          <Begin ready={canApply(known.data)} />
          {overview.data.practice === true && <WhatHappens />}
        </>
      )}
    </div>
  );
}
