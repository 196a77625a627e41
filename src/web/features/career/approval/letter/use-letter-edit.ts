import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { text } from './messages.ts';

/** How the letter of one application is edited: null restores the agent's. */
export interface LetterEdit {
  editing: boolean;
  busy: boolean;
  failure: string;
  open: (editing: boolean) => void;
  save: (letter: string | null) => void;
}

/** The letter as the person writes it where it stands; what is saved makes what would be sent another content to approve. */
export function useLetterEdit({
  id,
  content_hash,
}: Pick<ApplicationDetail, 'id' | 'content_hash'>): LetterEdit {
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const change = useMutation({
    mutationFn: (letter: string | null) =>
      client.applications.changeLetter({ id, content_hash, text: letter }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.applications.key() }),
    onError: () => queries.invalidateQueries({ queryKey: api.applications.read.key({ input: { id } }) }),
  });
  return {
    editing,
    busy: change.isPending,
    failure: change.error === null ? '' : sentenceOf(change.error, text('noAnswer')),
    open: (next) => {
      change.reset();
      setEditing(next);
    },
    save: (letter) => change.mutate(letter, { onSuccess: () => setEditing(false) }),
  };
}
