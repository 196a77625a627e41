import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Team } from '#contract/localbiz/members.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** The people of the business, and a way to change them that keeps the answer and says what was done. */
export function useTeam() {
  const queries = useQueryClient();
  const guarded = useStepUp();
  const toast = useToast();
  const read = useQuery(api.members.list.queryOptions());
  const shops = useQuery(api.shops.list.queryOptions({ enabled: read.data?.role === 'owner' }));
  const refused = (error: unknown) =>
    toast({ kind: 'problem', message: sentenceOf(error, text('noAnswer')) });
  /** True when it was done; false when the person did not confirm, or it was refused, which is said then. */
  const change = async (work: () => Promise<Team>, done: string): Promise<boolean> => {
    try {
      const reply = await guarded(work);
      if (!reply.confirmed) return false;
      queries.setQueryData(api.members.list.queryKey(), reply.value);
      toast({ message: done });
      return true;
    } catch (error) {
      refused(error);
      return false;
    }
  };
  /** Out of the business: whatever is shown of it is read anew. */
  const goOut = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      const reply = await guarded(work);
      if (!reply.confirmed) return;
      toast({ message: done });
      await queries.resetQueries();
    } catch (error) {
      refused(error);
    }
  };
  const open = (shops.data ?? []).filter(({ closed_at: closedAt }) => closedAt === null);
  return { read, shops: open, change, goOut, client };
}

export type TeamControl = ReturnType<typeof useTeam>;
