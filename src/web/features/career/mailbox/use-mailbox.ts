import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/**
 * The person's own mailbox, and what changes it; a refused connection throws for the form to say, and who does not confirm
 * connects nothing. */
export function useMailbox() {
  const queries = useQueryClient();
  const toast = useToast();
  const guarded = useStepUp();
  const key = api.mailbox.read.queryKey();
  const read = useQuery(api.mailbox.read.queryOptions());
  const onError = (error: unknown) =>
    toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
  const check = useMutation({
    mutationFn: () => client.mailbox.check(),
    onSuccess: (reply) => {
      queries.setQueryData(key, reply);
      void queries.invalidateQueries({ queryKey: api.applications.key() });
    },
    onError,
  });
  const disconnect = useMutation({
    mutationFn: () => client.mailbox.disconnect(),
    onSuccess: (reply) => {
      queries.setQueryData(key, reply);
      toast({ message: text('disconnected') });
    },
    onError,
  });
  const connect = async (access: Parameters<typeof client.mailbox.connect>[0]) => {
    const reply = await guarded(() => client.mailbox.connect(access));
    if (!reply.confirmed) return false;
    queries.setQueryData(key, reply.value);
    toast({ message: text('connected') });
    return true;
  };
  return { read, check, disconnect, connect };
}
