import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api, client, sentenceOf } from '#web/api/client.ts';

const NO_ANSWER = 'The server did not answer. What you typed is still here; try again.';

/** The field a person changes in place, one at a time; what is saved makes what would be sent another content to approve. */
export function useFieldEdits({
  id,
  content_hash,
  plan,
}: Pick<ApplicationDetail, 'id' | 'content_hash' | 'plan'>) {
  const queries = useQueryClient();
  const [editing, setEditing] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: (change: { key: string; value: string }) =>
      client.applications.changeField({ id, content_hash, ...change }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.applications.key() }),
    onError: () => queries.invalidateQueries({ queryKey: api.applications.read.key({ input: { id } }) }),
  });
  return {
    editing,
    open: (key: string | null) => {
      save.reset();
      setEditing(key);
    },
    save: save.mutate,
    busy: save.isPending,
    failure: save.error === null ? '' : sentenceOf(save.error, NO_ANSWER),
    questionOf: (key: string) => plan?.changeable?.find((question) => question.key === key),
  };
}
