import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';

const KEPT = 'The server did not answer. Nothing was changed; try again.';

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
        message: agreed
          ? 'Thank you. I check every sentence it writes.'
          : `Nothing more goes to ${host}. I write by myself again.`,
      });
    },
    onError: (error) => {
      toast({ kind: 'problem', message: sentenceOf(error, KEPT) });
      // Another provider may be set up by now; the person must read which.
      void queries.invalidateQueries({ queryKey: key });
    },
  });
  return { read, agree };
}
