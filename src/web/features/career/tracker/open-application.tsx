import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { wordsFor } from '#engines/pipeline/index.ts';
import { api } from '#web/api/client.ts';
import { storyTimes } from '#web/shell/applications/days.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { EvidenceDialog } from './evidence/evidence-dialog.tsx';
import { EvidenceLinks } from './evidence/evidence-links.tsx';
import type { Evidence } from './evidence/evidence.ts';
import { NextMove } from './next-move.tsx';
import { type StoryStep, storyOf } from './story.ts';
import classes from './tracker.module.css';

/** What is known of one application: its six steps with their proof, and what can be done about it. */
export function OpenApplication({ id }: { id: string }) {
  const read = useQuery(api.applications.read.queryOptions({ input: { id } }));
  if (read.data) return <Story application={read.data} />;
  if (read.isError)
    return (
      <LoadFailure
        title="This application could not be loaded."
        signIn="Please log in to view your job tracker."
        error={read.error}
        onRetry={() => void read.refetch()}
      />
    );
  return (
    <div className={classes.story}>
      <Loading label="Loading the trail">
        {['82%', '64%', '76%', '70%', '58%', '66%'].map((width) => (
          <div key={width} className={classes.storyBones}>
            <Skeleton width={12} height={22} />
            <Skeleton width={width} height={34} />
          </div>
        ))}
      </Loading>
    </div>
  );
}

function Story({ application }: { application: ApplicationDetail }) {
  const { timeZone } = usePersonClock();
  const [shown, setShown] = useState<Evidence | null>(null);
  const story = storyOf(application);
  const times = storyTimes(
    story.flatMap((step) => step.at ?? []),
    timeZone,
  );
  const timeOf = (index: number) => times[story.slice(0, index).filter((step) => step.at !== null).length];
  const steps = story.map((step, index) => ({
    label: step.label,
    // A taken approval is the person's own step.
    state: step.name === 'approved' && step.look === 'done' ? ('you' as const) : step.look,
    time: step.at === null ? undefined : timeOf(index),
    note: <StepLines step={step} />,
    aside: <EvidenceLinks application={application} step={step.name} onShow={setShown} />,
  }));
  return (
    <div className={classes.story}>
      <Trail form="spine" steps={steps} name={`Trail: ${wordsFor(application.state)}`} />
      <NextMove application={application} />
      <EvidenceDialog application={application} shown={shown} onClose={() => setShown(null)} />
    </div>
  );
}

function StepLines({ step }: { step: StoryStep }) {
  if (step.lines.length === 0) return null;
  return step.lines.map((line) => (
    <p key={line.id} className={classes.line}>
      {line.detail}
    </p>
  ));
}
