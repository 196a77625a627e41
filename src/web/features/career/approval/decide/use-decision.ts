import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationDetail, ApplicationState } from '#contract/career/applications.ts';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { decisionOf } from './decision-word.ts';
import type { Word } from './decision-word.ts';
import { text } from './messages.ts';

/** The person's word on one application. Whatever the server says, the page shows what is true afterwards. */
export function useDecision(application: Pick<ApplicationDetail, 'id' | 'content_hash'>) {
  const queries = useQueryClient();
  const { id } = application;
  const showState = (state: ApplicationState) => {
    queries.setQueryData<ApplicationDetail>(api.applications.read.queryKey({ input: { id } }), (before) =>
      // What was noted of the state before says nothing of this one; the next read brings what does.
      before === undefined ? before : { ...before, state, note: '' },
    );
  };
  const readAgain = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.applications.key() }),
      queries.invalidateQueries({ queryKey: api.reports.key() }),
    ]);
  const decide = useMutation({
    mutationFn: (word: Word) => client.applications.decide(decisionOf(application, word)),
    onSuccess: ({ state }) => showState(state),
    onSettled: readAgain,
  });
  const resolve = useMutation({
    mutationFn: (resolution: 'arrived' | 'send_again' | 'leave') =>
      client.applications.resolve({ id, resolution }),
    onSuccess: ({ state }) => showState(state),
    onSettled: readAgain,
  });
  const revoke = useMutation({
    mutationFn: () => client.applications.revoke({ id }),
    onSuccess: ({ state }) => showState(state),
    onSettled: readAgain,
  });
  const failed = decide.error ?? resolve.error ?? revoke.error;
  return {
    decide,
    resolve,
    revoke,
    busy: decide.isPending || resolve.isPending || revoke.isPending,
    failure: failed === null ? '' : sentenceOf(failed, text('noAnswer')),
    answered: (state: ApplicationState) => {
      showState(state);
      void readAgain();
    },
  };
}
