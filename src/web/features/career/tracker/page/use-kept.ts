import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { text } from './messages.ts';

/** A change of what the person keeps with an application: everything that shows it is read again, a failure has words. */
export function useKept<Input, Output>(
  change: (input: Input) => Promise<Output>,
  { onDone, onRefused }: { onDone?: (input: Input) => void; onRefused?: (message: string) => void } = {},
) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: async (_answer, input) => {
      await Promise.all(
        [api.tracker.key(), api.applications.key(), api.reports.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
      onDone?.(input);
    },
    onError: (error) => onRefused?.(sentenceOf(error, text('notChanged'))),
  });
  const failure = mutation.isError ? sentenceOf(mutation.error, text('notSaved')) : undefined;
  return { run: mutation.mutate, busy: mutation.isPending, failure };
}
