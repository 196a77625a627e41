import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';

/** Tells that the person opened the page of what they are to send; what was only saved is theirs to finish from then on. */
export function useOpened(id: string): () => void {
  const queries = useQueryClient();
  const opened = useMutation({
    mutationFn: () => client.applications.opened({ id }),
    // Only its place in a list hangs on it: what failed is told with the next opening.
    onSettled: () => queries.invalidateQueries({ queryKey: api.applications.key() }),
  });
  return () => opened.mutate();
}
