import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Shop } from '#contract/localbiz/shops.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** Closes a shop, once its owner proved who they are, and opens it again; says what came of it. */
export function useShopClosing({ id, name }: Shop, onSaved: () => void) {
  const queries = useQueryClient();
  const guarded = useStepUp();
  const toast = useToast();
  const settle = useMutation({
    mutationFn: (to: 'closed' | 'open') =>
      guarded(() => (to === 'closed' ? client.shops.close({ id }) : client.shops.reopen({ id }))),
    onSuccess: async ({ confirmed }, to) => {
      if (!confirmed) return;
      toast({ message: to === 'closed' ? text('shopClosed', { name }) : text('shopReopened', { name }) });
      await queries.invalidateQueries({ queryKey: api.shops.key() });
      await queries.invalidateQueries({ queryKey: api.businesses.key() });
      // Without a shop being asked for, it is another one's sales now.
      void queries.invalidateQueries({ queryKey: api.sales.key() });
      onSaved();
    },
    onError: (error) => toast({ kind: 'problem', message: sentenceOf(error, text('saveFailed')) }),
  });
  return {
    busy: settle.isPending,
    close: () => settle.mutate('closed'),
    reopen: () => settle.mutate('open'),
  };
}
