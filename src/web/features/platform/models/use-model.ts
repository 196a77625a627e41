import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** Whether a language model writes for the person, and their say over it. */
export function useModel() {
  const queries = useQueryClient();
  const toast = useToast();
  const key = api.models.read.queryKey();
  const read = useQuery(api.models.read.queryOptions());
  const agree = useMutation({
    mutationFn: (change: { agreed: boolean; host: string }) => client.models.agree(change),
    onSuccess: (reply, { agreed, host }) => {
      queries.setQueryData(key, reply);
      toast({
        message: agreed ? text('thanks') : text('stopped', { host }),
      });
    },
    onError: (error) => {
      toast({ kind: 'problem', message: sentenceOf(error, text('notChanged')) });
      // Another provider may be set up by now; the person must read which.
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  return { read, agree };
}
