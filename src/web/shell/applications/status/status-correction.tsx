import type { ApplicationDetail, TrackedStatus } from '#contract/career/applications.ts';
import { hasArrived, stageOf, trackedStatusOf } from '#engines/pipeline/index.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { movedBy } from '#web/shell/applications/story/story.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { nextStatuses, useMove } from './use-move.ts';

const movers = {
  person: 'You set it yourself.',
  employer: "I moved it here from their e-mail. Change it if I'm wrong.",
  agent: "I keep it up to date. Change it if I'm wrong.",
} as const;

/** Corrects a status by hand: shown at once, taken back with the reason when the server refuses. */
export function StatusCorrection({ application }: { application: ApplicationDetail }) {
  const move = useMove();
  const { state } = application;
  const current = trackedStatusOf(state) ?? 'Applied';
  // Nobody knows yet: to say Applied is the person's word.
  const now = hasArrived(state)
    ? { value: current, label: current }
    : ({ value: '', label: stageOf(state) } as const);
  const options: { value: TrackedStatus | ''; label: string }[] = [
    now,
    ...nextStatuses(application).map((status) => ({ value: status, label: status })),
  ];
  return (
    <Field
      label="Status"
      help={movers[movedBy(application)]}
      error={
        move.isError
          ? sentenceOf(move.error, 'The server did not answer. The status stays as it was; try again.')
          : undefined
      }
    >
      <Select
        options={options}
        value={now.value}
        onValueChange={(status) => status !== '' && move.mutate({ job: application, status })}
      />
    </Field>
  );
}
