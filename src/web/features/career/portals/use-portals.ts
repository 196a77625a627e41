import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PortalsState } from '#contract/career/hub/portals.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** Accounts on employers' sites: the agreement to them, and their passwords, told and forgotten after a proof. */
export function usePortals() {
  const queries = useQueryClient();
  const toast = useToast();
  const guarded = useStepUp();
  const [passwords, setPasswords] = useState<Readonly<Record<string, string>>>({});
  const read = useQuery(api.portals.read.queryOptions());
  const keep = (state: PortalsState) => queries.setQueryData(api.portals.read.queryKey(), state);
  const onError = (error: unknown) =>
    toast({ kind: 'problem', message: sentenceOf(error, text('notChanged')) });
  const agree = useMutation({
    mutationFn: (agreed: boolean) => client.portals.agree({ agreed }),
    onSuccess: keep,
    onError,
  });
  const reveal = async (id: string) => {
    try {
      const reply = await guarded(() => client.portals.reveal({ id }));
      if (reply.confirmed) setPasswords((known) => ({ ...known, [id]: reply.value.password }));
    } catch (error) {
      onError(error);
    }
  };
  const forget = async (id: string, host: string) => {
    try {
      const reply = await guarded(() => client.portals.remove({ id }));
      if (!reply.confirmed) return;
      keep(reply.value);
      toast({ message: text('forgotten', { site: host }) });
    } catch (error) {
      onError(error);
    }
  };
  const hide = (id: string) =>
    setPasswords((known) => Object.fromEntries(Object.entries(known).filter(([key]) => key !== id)));
  return { read, agree, passwords, reveal, hide, forget };
}
