import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationPreferences } from '#contract/platform/notification-preferences.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

export type PreferencesChange = Parameters<typeof client.preferences.change>[0];

/** What the person hears of, and what changes it; a switch shows at once and rolls back with a reason. */
export function usePreferences() {
  const queries = useQueryClient();
  const toast = useToast();
  const key = api.preferences.read.queryKey();
  const read = useQuery(api.preferences.read.queryOptions());
  const keep = (reply: NotificationPreferences) => queries.setQueryData(key, reply);
  const refused = (error: unknown) =>
    toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
  const change = useMutation({
    mutationFn: (wishes: PreferencesChange) => client.preferences.change(wishes),
    onMutate: async (wishes) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData(key);
      const given = Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== undefined));
      queries.setQueryData(key, (known) => known && { ...known, ...given });
      return before;
    },
    onSuccess: keep,
    onError: (error, _wishes, before) => {
      if (before) keep(before);
      refused(error);
    },
  });
  const removeDevice = useMutation({
    mutationFn: (id: string) => client.preferences.removeDevice({ id }),
    onSuccess: keep,
    onError: refused,
  });
  const testDevice = useMutation({
    mutationFn: (id: string) => client.preferences.testDevice({ id }),
    onSuccess: ({ outcome }) => {
      toast(
        outcome === 'delivered'
          ? { message: text('testDelivered') }
          : { kind: 'problem', message: outcome === 'gone' ? text('testGone') : text('testUnreachable') },
      );
      void queries.invalidateQueries({ queryKey: key });
    },
    onError: refused,
  });
  return { read, change, removeDevice, testDevice };
}
