import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { BesideItem, BesideLead } from '#web/shell/dashboard/beside.tsx';
import type { Tag } from '#web/text/say.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { text } from './messages.ts';

/** What would end with the account, from the person's own tracker. */
export function BeforeYouDelete() {
  const tracker = useQuery(api.applications.tracker.queryOptions());
  const waiting = useQuery(api.applications.waiting.queryOptions());
  const offers = tracker.data?.filter(({ status }) => status === 'Offer') ?? [];
  const interviews = tracker.data?.filter(({ status }) => status === 'Interviewing') ?? [];
  const asked = waiting.data?.length ?? 0;
  const nothing = offers.length === 0 && interviews.length === 0 && asked === 0;
  return (
    <>
      <BesideLead>{nothing ? text('nothingOpen') : text('wouldEnd')}</BesideLead>
      {offers[0] && (
        <BesideItem head={text('offers', { count: offers.length })}>
          {offers[0].title}, {offers[0].company}
        </BesideItem>
      )}
      {interviews[0] && (
        <BesideItem head={text('interviews', { count: interviews.length })}>
          {interviews[0].title}, {interviews[0].company}
        </BesideItem>
      )}
      {asked > 0 && (
        <BesideItem yours head={text('waiting', { count: asked })}>
          {text('wouldBeDiscarded')}
        </BesideItem>
      )}
      <PauseInstead />
    </>
  );
}

/** Words of a sentence as its button. */
const pressed =
  (press: { busy: boolean; onClick: () => void }): Tag =>
  (inner) => <TextButton {...press}>{inner}</TextButton>;

/** The milder way: everything rests, nothing is lost. */
function PauseInstead() {
  const queries = useQueryClient();
  const toast = useToast();
  const campaigns = useQuery(api.campaigns.list.queryOptions());
  const setAll = useMutation({
    mutationFn: (active: boolean) => client.campaigns.setAll({ active }),
    onSuccess: (list, active) => {
      queries.setQueryData(api.campaigns.list.queryKey(), list);
      toast(
        active ? { message: text('resumed') } : { message: text('paused'), undo: () => setAll.mutate(true) },
      );
    },
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, text('notChanged')),
      }),
  });
  if (!campaigns.data?.some(({ active }) => active)) return null;
  return (
    <BesideItem>
      {text.rich('pauseInstead', {
        pause: pressed({ busy: setAll.isPending, onClick: () => setAll.mutate(false) }),
      })}
    </BesideItem>
  );
}
