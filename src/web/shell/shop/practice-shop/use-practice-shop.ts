import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PracticeReply } from '#contract/localbiz/practice-shop.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

const LOOK_AGAIN_MS = 1_000;

const isFilling = (reply: PracticeReply | undefined): boolean =>
  reply?.is_current === true && reply.state === 'opening';

/** The practice shop of whoever is logged in, and whether one can be opened; looked at again while its files come in. */
export const usePracticeShop = () =>
  useQuery(
    api.practiceShop.read.queryOptions({
      refetchInterval: ({ state }) => (isFilling(state.data) ? LOOK_AGAIN_MS : false),
    }),
  );

/** Whether the business that is looked at is a practice shop. */
export function useIsPractice(): boolean {
  const { data } = useQuery(api.memberships.list.queryOptions());
  return data?.some((one) => one.is_current && one.is_practice) ?? false;
}

/** Opens the practice shop or closes it; whatever is shown is another business's then, and read anew. */
export function useTurning() {
  const queries = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  /** Answers whether it was done; that it was not is said. */
  const turn = async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      await queries.resetQueries();
      return true;
    } catch (error) {
      toast({ kind: 'problem', message: sentenceOf(error, failed) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    open: () => turn(() => client.practiceShop.open(), text('openFailed')),
    close: async () => {
      if (await turn(() => client.practiceShop.close(), text('closeFailed')))
        toast({ message: text('closed') });
    },
  };
}
