import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import type { Approach } from '#contract/career/facts.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { text } from './messages.ts';

const OPEN: ReadonlySet<ApplicationState> = new Set(['waiting', 'needs_you', 'handed_over']);

/** The ways one application can be told, and the choice among them, which makes letter and resume again. */
export function useVariants({
  id,
  state,
  content_hash,
}: Pick<ApplicationDetail, 'id' | 'state' | 'content_hash'>) {
  const queries = useQueryClient();
  const isOpen = OPEN.has(state);
  const read = useQuery(api.applications.variants.queryOptions({ input: { id }, enabled: isOpen }));
  // Kept here, so that the choice is seen at once.
  const [wanted, setWanted] = useState<Approach | null>(null);
  const change = useMutation({
    mutationFn: (approach: Approach) => client.applications.chooseVariant({ id, content_hash, approach }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.applications.key() }),
    onError: () => queries.invalidateQueries({ queryKey: api.applications.read.key({ input: { id } }) }),
  });
  return {
    offered: isOpen ? (read.data?.offered ?? []) : [],
    /** What is being made, else what stands. */
    chosen: wanted ?? read.data?.chosen ?? null,
    isLoading: isOpen && read.isLoading,
    busy: wanted !== null,
    choose: (approach: Approach) => {
      if (wanted !== null || approach === read.data?.chosen) return;
      setWanted(approach);
      change.mutate(approach, { onSettled: () => setWanted(null) });
    },
    failure: change.error === null ? '' : sentenceOf(change.error, text('noAnswer')),
  };
}
