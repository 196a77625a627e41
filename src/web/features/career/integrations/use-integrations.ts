import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type IntegrationChannel,
  type Integrations,
  integrationsReply,
} from '#contract/career/integrations.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { uploadFile } from '#web/api/upload.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { channelNames } from './channels.data.ts';
import { text } from './messages.ts';

/** The ways jobs come in, and what changes them; a switch shows at once and rolls back with a reason. */
export function useIntegrations() {
  const queries = useQueryClient();
  const toast = useToast();
  const key = api.integrations.read.queryKey();
  const read = useQuery(api.integrations.read.queryOptions());
  const keep = (reply: Integrations) => queries.setQueryData(key, reply);
  const connect = useMutation({
    mutationFn: (change: { channel: IntegrationChannel; connected: boolean }) =>
      client.integrations.connect(change),
    onMutate: async ({ channel, connected }) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData(key);
      queries.setQueryData(
        key,
        (known) =>
          known && {
            ...known,
            channels: known.channels.map((one) => (one.channel === channel ? { ...one, connected } : one)),
          },
      );
      return before;
    },
    onSuccess: (reply, { channel, connected }) => {
      keep(reply);
      const name = channelNames[channel];
      toast({ message: connected ? text('nowConnected', { name }) : text('nowDisconnected', { name }) });
    },
    onError: (error, _change, before) => {
      if (before) keep(before);
      toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) });
    },
  });
  const profileChanged = (reply: Integrations) => {
    keep(reply);
    void queries.invalidateQueries({ queryKey: api.resumes.key() });
  };
  const importProfile = useMutation({
    mutationFn: async (file: File) =>
      integrationsReply.parse(
        await uploadFile('/resume/linkedin-export', file, {
          onProgress: () => undefined,
          signal: new AbortController().signal,
        }),
      ),
    onSuccess: profileChanged,
  });
  const forgetProfile = useMutation({
    mutationFn: () => client.integrations.forgetLinkedIn(),
    onSuccess: profileChanged,
    onError: (error) => toast({ kind: 'problem', message: sentenceOf(error, text('nothingChanged')) }),
  });
  return { read, connect, importProfile, forgetProfile };
}
