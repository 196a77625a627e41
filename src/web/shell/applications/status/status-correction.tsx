import type { ApplicationDetail, TrackedStatus } from '#contract/career/applications.ts';
import { hasArrived, stageOf, trackedStatusOf } from '#engines/pipeline/index.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { movedBy } from '#web/shell/applications/story/story.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { text } from './messages.ts';
import { stageWords, statusWords } from './status-words.ts';
import { nextStatuses, useMove } from './use-move.ts';

const movers = {
  person: () => text('setByYou'),
  employer: () => text('setByEmployer'),
  agent: () => text('setByAgent'),
} as const;

interface StatusOption {
  value: TrackedStatus | '';
  label: string;
}

/** Corrects a status by hand: shown at once, taken back with the reason when the server refuses. */
export function StatusCorrection({ application }: { application: ApplicationDetail }) {
  const move = useMove();
  const { state } = application;
  const current = trackedStatusOf(state);
  const now: StatusOption =
    current !== null && hasArrived(state)
      ? { value: current, label: statusWords(current) }
      : // Nobody knows yet: to say Applied is the person's word.
        { value: '', label: stageWords(stageOf(state)) };
  const options: StatusOption[] = [
    now,
    ...nextStatuses(application).map((status) => ({ value: status, label: statusWords(status) })),
  ];
  return (
    <Field
      label={text('status')}
      help={movers[movedBy(application)]()}
      error={move.isError ? sentenceOf(move.error, text('moveFailed')) : undefined}
    >
      <Select
        options={options}
        value={now.value}
        onValueChange={(status) => status !== '' && move.mutate({ job: application, status })}
      />
    </Field>
  );
}
