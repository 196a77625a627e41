import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { PrivacyState } from '#contract/platform/privacy.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { saveFile } from '#web/shell/save-file.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';
import { PrivacyWordsContext } from './privacy-words.ts';

/** The archive of everything and the deletion of the account; what is the person's alone is confirmed first. */
export function usePrivacy() {
  const queries = useQueryClient();
  const guarded = useStepUp();
  const toast = useToast();
  const words = use(PrivacyWordsContext)();
  const key = api.privacy.read.queryKey();
  const read = useQuery(
    api.privacy.read.queryOptions({
      // An archive takes seconds to minutes; its notice arrives by the event stream, and this covers a missed one.
      refetchInterval: ({ state }) => (state.data?.export?.state === 'preparing' ? 4_000 : false),
    }),
  );
  const keep = (reply: PrivacyState) => queries.setQueryData(key, reply);
  const refused = (error: unknown) =>
    toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
  const requestExport = useMutation({
    mutationFn: () => guarded(() => client.privacy.requestExport()),
    onSuccess: (reply) => reply.confirmed && keep(reply.value),
    onError: refused,
  });
  const fetchArchive = useMutation({
    mutationFn: (id: string) => guarded(() => client.privacy.archive({ id })),
    onSuccess: (reply) => reply.confirmed && saveFile(reply.value),
    onError: refused,
  });
  const campaignsChanged = () => queries.invalidateQueries({ queryKey: api.campaigns.key() });
  const requestDeletion = useMutation({
    mutationFn: (input: Parameters<typeof client.privacy.requestDeletion>[0]) =>
      guarded(() => client.privacy.requestDeletion(input)),
    onSuccess: (reply) => {
      if (!reply.confirmed) return;
      keep(reply.value);
      void campaignsChanged();
    },
  });
  const keepAccount = useMutation({
    mutationFn: () => client.privacy.keepAccount(),
    onSuccess: (reply) => {
      keep(reply);
      void campaignsChanged();
      toast({ message: words.kept });
    },
    onError: refused,
  });
  return { read, requestExport, fetchArchive, requestDeletion, keepAccount };
}
