import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationDetail, TrackedStatus } from '#contract/career/applications.ts';
import { canMove, stateOfStatus, trackedStatusOf } from '#engines/pipeline/index.ts';
import { api, client, sentenceOf } from '#web/api/client.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { movedBy } from './story.ts';

const statuses: readonly TrackedStatus[] = ['Applied', 'Interviewing', 'Offer', 'Rejected'];

const movers = {
  person: 'You set it yourself.',
  employer: "I moved it here from their e-mail. Change it if I'm wrong.",
  agent: "I keep it up to date. Change it if I'm wrong.",
} as const;

/** Corrects a status by hand: shown at once, taken back with the reason when the server refuses. */
export function StatusCorrection({ application }: { application: ApplicationDetail }) {
  const queries = useQueryClient();
  const toast = useToast();
  const { id, state } = application;
  const current = trackedStatusOf(state) ?? 'Applied';
  const move = useMutation({
    mutationFn: (status: TrackedStatus) => client.applications.move({ id, status }),
    onMutate: async (status) => {
      const list = api.applications.tracker.queryKey();
      const one = api.applications.read.queryKey({ input: { id } });
      await queries.cancelQueries({ queryKey: api.applications.key() });
      const before = { list: queries.getQueryData(list), one: queries.getQueryData(one) };
      const next = stateOfStatus(status);
      queries.setQueryData(list, (jobs) =>
        jobs?.map((job) => (job.id === id ? { ...job, status, state: next, stage: '' } : job)),
      );
      queries.setQueryData(one, (known) => known && { ...known, state: next });
      const rollBack = () => {
        queries.setQueryData(list, before.list);
        queries.setQueryData(one, before.one);
      };
      return { rollBack, was: current };
    },
    onError: (_error, _status, before) => before?.rollBack(),
    onSuccess: (_done, status, { was }) =>
      toast({ message: `${application.title} is now ${status}.`, undo: () => move.mutate(was) }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: api.applications.key() }),
        queries.invalidateQueries({ queryKey: api.reports.key() }),
      ]),
  });
  const options = statuses
    .filter((status) => status === current || canMove(state, stateOfStatus(status)))
    .map((status) => ({ value: status, label: status }));
  return (
    <Field
      label="Status"
      help={movers[movedBy(application)]}
      error={
        move.isError
          ? sentenceOf(move.error, 'The server did not answer. The status stays as it was; please try again.')
          : undefined
      }
    >
      <Select options={options} value={current} onValueChange={(status) => move.mutate(status)} />
    </Field>
  );
}
