import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campaign } from '#contract/career/campaigns.ts';
import { api, sentenceOf } from '#web/api/client.ts';
import { useToast } from '#web/ui/actions/toast.tsx';

const NO_ANSWER = 'The server did not answer, so nothing was changed.';

/** The campaigns, and what changes them at once and takes it back with a reason when the server refuses. */
export function useCampaigns() {
  const queries = useQueryClient();
  const toast = useToast();
  const queryKey = api.campaigns.list.queryKey();
  const list = useQuery(api.campaigns.list.queryOptions());

  const showAtOnce = async (change: (campaigns: Campaign[]) => Campaign[]) => {
    await queries.cancelQueries({ queryKey });
    const before = queries.getQueryData<Campaign[]>(queryKey);
    if (before) queries.setQueryData<Campaign[]>(queryKey, change(before));
    return { before };
  };
  const rollBack = (error: unknown, kept: { before: Campaign[] | undefined } | undefined) => {
    if (kept?.before) queries.setQueryData(queryKey, kept.before);
    toast({ message: sentenceOf(error, NO_ANSWER), kind: 'problem' });
  };
  const readAgain = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: api.reports.key() }),
    ]);
  };

  const setActive = useMutation(
    api.campaigns.setActive.mutationOptions({
      onMutate: ({ id, active }) =>
        showAtOnce((all) => all.map((one) => (one.id === id ? { ...one, active } : one))),
      onError: (error, _input, kept) => rollBack(error, kept),
      onSettled: readAgain,
    }),
  );
  const remove = useMutation(
    api.campaigns.remove.mutationOptions({
      onMutate: ({ id }) => showAtOnce((all) => all.filter((one) => one.id !== id)),
      onError: (error, _input, kept) => rollBack(error, kept),
      onSuccess: () => toast({ message: 'The campaign is deleted. What was sent stays in your tracker.' }),
      onSettled: readAgain,
    }),
  );
  return { list, setActive, remove, readAgain };
}
