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
import { text } from './messages.ts';
import classes from './try-one.module.css';

function WhatHappens() {
  return (
    <Card>
      <CardHead title={text('stepsTitle')} />
      <ol className={classes.steps}>
        <li>{text('stepCampaign')}</li>
        <li>{text('stepPrepare')}</li>
        <li>{text('stepApprove')}</li>
        <li>{text('stepSend')}</li>
      </ol>
    </Card>
  );
}

/** Where to begin: with a job or education entry, or with the campaign where one is known. */
function Begin({ ready }: { ready: boolean }) {
  if (ready)
    return (
      <Card>
        <CardHead title={text('readyTitle')} />
        <div className={classes.begin}>
          <p>{text('ready')}</p>
          <div className={classes.buttons}>
            <ButtonLink kind="yours" to={`${careerPaths.autoApply}?new`}>
              {text('startCampaign')}
            </ButtonLink>
          </div>
        </div>
      </Card>
    );
  return (
    <Card>
      <CardHead title={text('historyTitle')} />
      <div className={classes.begin}>
        <p>{text('history')}</p>
        <div className={classes.buttons}>
          <ButtonLink kind="yours" to={toTryOne(careerPaths.history)}>
            {text('answerQuestions')}
          </ButtonLink>
          <ButtonLink to={toTryOne(careerPaths.resumeGenerator)}>{text('uploadResume')}</ButtonLink>
        </div>
      </div>
    </Card>
  );
}

function TryOneLoading() {
  return (
    <Card>
      <div className={classes.begin}>
        <Loading label={text('loading')}>
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
      <BackLink to={careerPaths.overview}>{text('overview')}</BackLink>
      <ScreenHead title={text('title')} lead={text('lead')} />
      {failed ? (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('loadNeedsLogin')}
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        </Card>
      ) : !known.data || !overview.data ? (
        <TryOneLoading />
      ) : (
        <>
          <Banner kind={overview.data.practice === true ? 'plain' : 'yours'}>
            {overview.data.practice === true ? text('practice') : text('noPractice')}
          </Banner>
          <Begin ready={canApply(known.data)} />
          {overview.data.practice === true && <WhatHappens />}
        </>
      )}
    </div>
  );
}
