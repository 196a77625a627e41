import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { text } from './messages.ts';

const OPEN: ReadonlySet<ApplicationState> = new Set(['waiting', 'needs_you', 'approved', 'handed_over']);

/** The person's choice among the changes of one CV: what differs from what stands is kept here until it is saved. */
export function useResumeChanges({
  id,
  state,
  resume,
  content_hash,
}: Pick<ApplicationDetail, 'id' | 'state' | 'resume' | 'content_hash'>) {
  const queries = useQueryClient();
  const changes = resume?.changes ?? [];
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTaken = (change: (typeof changes)[number]) => chosen.get(change.id) ?? change.accepted;
  const differing = changes.filter((change) => isTaken(change) !== change.accepted).length;
  const save = useMutation({
    mutationFn: () =>
      client.applications.changeResume({
        id,
        content_hash,
        rejected: changes.filter((change) => !isTaken(change)).map((change) => change.id),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.applications.key() }),
    onError: () => queries.invalidateQueries({ queryKey: api.applications.read.key({ input: { id } }) }),
  });
  return {
    changes,
    canChoose: OPEN.has(state),
    isTaken,
    differing,
    choose: (changeId: string, taken: boolean) => {
      save.reset();
      setChosen(new Map(chosen).set(changeId, taken));
    },
    undo: () => setChosen(new Map()),
    save: () => save.mutate(undefined, { onSuccess: () => setChosen(new Map()) }),
    busy: save.isPending,
    failure: save.error === null ? '' : sentenceOf(save.error, text('noAnswer')),
  };
}
