import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TrackedJob, TrackedStatus } from '#contract/career/applications.ts';
import { canMove, hasArrived, stateOfStatus, trackedStatusOf } from '#engines/pipeline/index.ts';
import { api, client } from '#web/api/client.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';
import { trackedStatuses } from './status-words.ts';

/** What is moved, as far as moving needs to know it. */
export type Movable = Pick<TrackedJob, 'id' | 'title' | 'state'>;

/** The statuses that may follow the present one. */
export const nextStatuses = ({ state }: Pick<Movable, 'state'>): TrackedStatus[] =>
  trackedStatuses.filter((status) => canMove(state, stateOfStatus(status)));

interface Move {
  job: Movable;
  status: TrackedStatus;
}

interface MoveOptions {
  /** Says the change where it can be heard. */
  onMoved?: ((move: Move) => void) | undefined;
  onRefused?: ((move: Move, error: unknown) => void) | undefined;
}

const mutationKey = ['move-tracked-job'];

/** Moves a tracked job: shown at once, taken back when the server refuses, undone for eight seconds. */
export function useMove({ onMoved, onRefused }: MoveOptions = {}) {
  const queries = useQueryClient();
  const toast = useToast();
  const move = useMutation({
    mutationKey,
    mutationFn: ({ job: { id }, status }: Move) => client.applications.move({ id, status }),
    onMutate: async ({ job: { id }, status }) => {
      const list = api.applications.tracker.queryKey();
      const one = api.applications.read.queryKey({ input: { id } });
      await queries.cancelQueries({ queryKey: api.applications.key() });
      const before = { list: queries.getQueryData(list), one: queries.getQueryData(one) };
      const state = stateOfStatus(status);
      queries.setQueryData(list, (jobs) =>
        jobs?.map((job) => (job.id === id ? { ...job, status, state, stage: '' } : job)),
      );
      queries.setQueryData(one, (known) => known && { ...known, state });
      return () => {
        queries.setQueryData(list, before.list);
        queries.setQueryData(one, before.one);
      };
    },
    onError: (error, attempted, rollBack) => {
      rollBack?.();
      onRefused?.(attempted, error);
    },
    onSuccess: (_done, moved) => {
      const { job, status } = moved;
      const was = trackedStatusOf(job.state);
      // "Checking" and "To finish" cannot be set again by hand: undoing would claim that it arrived.
      const back = was !== null && hasArrived(job.state) ? { status: was } : null;
      const undo =
        back && (() => move.mutate({ job: { ...job, state: stateOfStatus(status) }, status: back.status }));
      onMoved?.(moved);
      const message = text('moved', { job: job.title, status });
      toast({ message, ...(undo ? { undo } : {}) });
    },
    // What is read while a later move is on its way would show that card in its old place once more.
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) > 1) return;
      await Promise.all(
        [api.applications.key(), api.tracker.key(), api.reports.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return move;
}
