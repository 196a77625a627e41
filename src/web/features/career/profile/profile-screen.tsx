import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Profile } from '#contract/career/profile.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { AnalysisPanel } from './analysis/analysis-panel.tsx';
import { ApplicationAddress } from './application-address.tsx';
import { AvoidCard } from './avoiding/avoid-card.tsx';
import { text } from './messages.ts';
import { ProfileForm } from './profile-form.tsx';
import classes from './profile.module.css';
import { ReadingCard } from '#web/features/career/profile/reading/reading-card.tsx';
import { SyncPanel } from './sync/sync-panel.tsx';
import { useDraft } from './use-draft.ts';
import { WhatYouLookFor } from './what-you-look-for.tsx';

const ReadingScreen = lazy(async () => ({
  default: (await import('#web/features/career/profile/reading/reading-screen.tsx')).ReadingScreen,
}));

const AnswersCard = lazy(async () => ({
  default: (await import('./answers/answers-card.tsx')).AnswersCard,
}));

/** The Profile Hub, or with `?view=cv` the person's CV with what was read in it. */
export function ProfileScreen() {
  const [search] = useSearchParams();
  if (search.get('view') !== 'cv') return <Hub />;
  const line = Number(search.get('line'));
  return (
    <Suspense>
      <ReadingScreen line={line > 0 ? line : null} />
    </Suspense>
  );
}

/** Core information, links, their analysis, and what the resume says of them. */
function Hub() {
  const person = useQuery(api.profiles.read.queryOptions());
  if (person.data) return <ProfileHub key={person.data.id} stored={person.data} />;
  return (
    <>
      <ScreenHead title={text('title')} lead={text('lead')} />
      {person.isError ? (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signInToManage')}
            error={person.error}
            onRetry={() => void person.refetch()}
          />
        </Card>
      ) : (
        <ProfileLoading />
      )}
    </>
  );
}

/** The analysis of what is saved; it is made when it is asked for. */
function useAnalysis() {
  const [asked, setAsked] = useState(false);
  const analysis = useQuery(
    api.profiles.analysis.queryOptions({ enabled: asked, staleTime: Infinity, gcTime: 0, retry: false }),
  );
  const analyse = () => {
    if (analysis.isFetching) return;
    if (asked) void analysis.refetch();
    else setAsked(true);
  };
  const failure = analysis.isError ? sentenceOf(analysis.error, text('analysisFailed')) : null;
  return { analysis: analysis.data ?? null, busy: analysis.isFetching, failure, analyse };
}

function ProfileHub({ stored }: { stored: Profile }) {
  const draft = useDraft(stored);
  const { analysis, busy, failure, analyse } = useAnalysis();
  return (
    <>
      <ScreenHead title={text('title')} lead={text('lead')}>
        <Button busy={busy} busyLabel={text('analysing')} onClick={analyse}>
          {text('analyse')}
        </Button>
      </ScreenHead>
      <div className={classes.columns}>
        <div className={classes.aside}>
          <ProfileForm stored={stored} draft={draft} />
          <WhatYouLookFor person={stored} />
          <AvoidCard />
          <ApplicationAddress address={stored.application_address} />
        </div>
        <AnalysisPanel
          analysis={analysis}
          busy={busy}
          failure={failure}
          hasChanges={Object.keys(draft.changed).length > 0}
          onAnalyse={analyse}
        />
        <div className={classes.below}>
          <SyncPanel
            values={{ ...stored, ...draft.draft }}
            onDecide={(field, value) => {
              const { [field]: _before, ...others } = draft.draft;
              draft.put(value === null ? others : { ...others, [field]: value });
            }}
          />
          <Suspense>
            <AnswersCard />
          </Suspense>
          <ReadingCard />
        </div>
      </div>
    </>
  );
}

function ProfileLoading() {
  return (
    <div className={classes.columns}>
      <Card>
        <p className={classes.loadingText}>{text('loading')}</p>
        <Loading label="">
          <div className={classes.fields}>
            {['name', 'email', 'headline', 'location', 'phone', 'zone'].map((field) => (
              <div key={field} className={classes.bones}>
                <Skeleton width={90} height={14} />
                <Skeleton height={44} />
              </div>
            ))}
          </div>
        </Loading>
      </Card>
    </div>
  );
}
