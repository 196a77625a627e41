import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { text } from './messages.ts';

/** The field a person changes in place, one at a time; what is saved makes what would be sent another content to approve. */
export function useFieldEdits({
  id,
  content_hash,
  plan,
}: Pick<ApplicationDetail, 'id' | 'content_hash' | 'plan'>) {
  const queries = useQueryClient();
  const [editing, setEditing] = useState<string | null>(null);
  const left = useRef<string | null>(null);
  // Whoever leaves a field goes on where it stands by then, not at the top of the page.
  useEffect(() => {
    if (editing !== null || left.current === null) return;
    document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(left.current)}"]`)?.focus();
    left.current = null;
  }, [editing]);
  const save = useMutation({
    mutationFn: (change: { key: string; value: string | null }) =>
      client.applications.changeField({ id, content_hash, ...change }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.applications.key() }),
    onError: () => queries.invalidateQueries({ queryKey: api.applications.read.key({ input: { id } }) }),
  });
  return {
    editing,
    open: (key: string | null) => {
      save.reset();
      left.current = key === null ? editing : null;
      setEditing(key);
    },
    save: save.mutate,
    busy: save.isPending,
    failure: save.error === null ? '' : sentenceOf(save.error, text('noAnswer')),
    questionOf: (key: string) => plan?.changeable?.find((question) => question.key === key),
  };
}
