import type { ApplicationDetail } from '#contract/career/applications.ts';
import { trackedStatusOf } from '#engines/pipeline/index.ts';
import { sentenceOf } from '#web/api/client.ts';
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
  const current = trackedStatusOf(application.state) ?? 'Applied';
  const options = [current, ...nextStatuses(application)].map((status) => ({ value: status, label: status }));
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
        value={current}
        onValueChange={(status) => move.mutate({ job: application, status })}
      />
    </Field>
  );
}
