import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobToFinish } from '#contract/career/approval/to-finish.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useOpened } from '#web/shell/applications/status/use-opened.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

const SAID = {
  arrived: ({ title }: JobToFinish) => text('isApplied', { job: title }),
  leave: ({ title }: JobToFinish) => text('isLeft', { job: title }),
} as const;

/** What the person does about a job that only they can send: open it, say that they sent it, or leave it. */
export function useFinish(job: JobToFinish) {
  const queries = useQueryClient();
  const toast = useToast();
  const tellOpened = useOpened(job.id);
  const resolve = useMutation({
    mutationFn: (resolution: 'arrived' | 'leave') => client.applications.resolve({ id: job.id, resolution }),
    onSuccess: (_state, resolution) => toast({ message: SAID[resolution](job) }),
    onError: (error) => toast({ kind: 'problem', message: sentenceOf(error, text('notChanged')) }),
    onSettled: () =>
      Promise.all(
        [api.applications.key(), api.tracker.key(), api.reports.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    onOpen: () => job.opened_at === null && tellOpened(),
    onSent: () => resolve.mutate('arrived'),
    onLeave: () => resolve.mutate('leave'),
    busy: resolve.isPending,
  };
}
