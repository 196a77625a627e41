import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { stateWords } from '#web/shell/applications/application-words.ts';
import { storyTimes } from '#web/shell/applications/days.ts';
import { EvidenceDialog } from '#web/shell/applications/evidence/evidence-dialog.tsx';
import { EvidenceLinks } from '#web/shell/applications/evidence/evidence-links.tsx';
import type { Evidence } from '#web/shell/applications/evidence/evidence.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
import classes from './story.module.css';
import { type StoryStep, storyOf } from './story.ts';

const actors = {
  agent: () => text('byAgent'),
  person: () => text('byYou'),
  employer: () => text('byEmployer'),
} as const;

interface StorySpineProps {
  application: ApplicationDetail;
  /** Says of every line who it was and when. */
  full?: boolean | undefined;
}

/** The six steps of an application, each with what happened at it and the links to its proof. */
export function StorySpine({ application, full = false }: StorySpineProps) {
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
    note: <StepLines step={step} full={full} />,
    aside: <EvidenceLinks application={application} step={step.name} onShow={setShown} />,
  }));
  return (
    <>
      <Trail
        form="spine"
        steps={steps}
        name={text('trail', { state: stateWords(application.state, application.is_dry_run) })}
      />
      <EvidenceDialog application={application} shown={shown} onClose={() => setShown(null)} />
    </>
  );
}

function StepLines({ step, full }: { step: StoryStep; full: boolean }) {
  const { nowMs, timeZone } = usePersonClock();
  return step.lines.map((line) => (
    <p key={line.id} className={classes.line}>
      {line.detail}
      {full && (
        <span className={classes.who}>
          {/* A single line has the time of its step. */}
          {step.lines.length === 1
            ? actors[line.actor]()
            : text.rich('whoAndWhen', {
                who: line.actor,
                when: momentWords(line.at, nowMs, timeZone),
                time: (inner) => <time dateTime={line.at}>{inner}</time>,
              })}
        </span>
      )}
    </p>
  ));
}
