import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Campaign } from '#contract/career/campaigns.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** How a change is shown before the server has agreed, and taken back with a reason when it does not. */
function useShownAtOnce() {
  const queries = useQueryClient();
  const toast = useToast();
  const queryKey = api.campaigns.list.queryKey();
  return {
    toast,
    showAtOnce: async (change: (campaigns: Campaign[]) => Campaign[]) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<Campaign[]>(queryKey);
      if (before) queries.setQueryData<Campaign[]>(queryKey, change(before));
      return { before };
    },
    rollBack: (error: unknown, kept?: { before: Campaign[] | undefined }) => {
      if (kept?.before) queries.setQueryData(queryKey, kept.before);
      toast({ message: sentenceOf(error, text('noAnswer')), kind: 'problem' });
    },
    readAgain: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: api.campaigns.key() }),
        queries.invalidateQueries({ queryKey: api.reports.key() }),
        // Deleting one takes approvals, and undoing that asks for new ones.
        queries.invalidateQueries({ queryKey: api.applications.key() }),
      ]);
    },
  };
}

/** Presses reach the server in their order: a pause of everything would else lose to the switch pressed just before it. */
const inOrder = { scope: { id: 'campaigns' } };

const switched = (active: boolean) => (one: Campaign) =>
  (active ? one.pausedWithAll : one.active) ? { ...one, active, pausedWithAll: !active } : one;

/** The campaigns, and what changes them at once. */
export function useCampaigns() {
  const { toast, showAtOnce, rollBack, readAgain } = useShownAtOnce();
  // Handed on whole: a part that reads it only later would else show what an earlier answer said.
  const list = useQuery(api.campaigns.list.queryOptions({ notifyOnChangeProps: 'all' }));
  const setActive = useMutation(
    api.campaigns.setActive.mutationOptions({
      ...inOrder,
      onMutate: ({ id, active }) =>
        showAtOnce((all) =>
          all.map((one) => (one.id === id ? { ...one, active, pausedWithAll: false } : one)),
        ),
      onError: (error, _input, kept) => rollBack(error, kept),
      onSettled: readAgain,
    }),
  );
  const setAll = useMutation(
    api.campaigns.setAll.mutationOptions({
      ...inOrder,
      onMutate: ({ active }) => showAtOnce((all) => all.map(switched(active))),
      onError: (error, _input, kept) => rollBack(error, kept),
      onSettled: readAgain,
    }),
  );
  const restore = useMutation(
    api.campaigns.restore.mutationOptions({
      onSuccess: (campaign) => toast({ message: text('restored', { name: campaign.name }) }),
      onError: (error) => rollBack(error),
      onSettled: readAgain,
    }),
  );
  const remove = useMutation(
    api.campaigns.remove.mutationOptions({
      onMutate: ({ id }) => showAtOnce((all) => all.filter((one) => one.id !== id)),
      onError: (error, _input, kept) => rollBack(error, kept),
      onSuccess: (_done, { id }) =>
        toast({
          message: text('deleted'),
          undo: () => restore.mutate({ id }),
        }),
      onSettled: readAgain,
    }),
  );
  return { list, setActive, setAll, remove, restore, readAgain };
}
