import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { BesideItem, BesideLead } from '#web/shell/dashboard/beside.tsx';
import { TextButton } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { counted } from '#engines/text/index.ts';

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
      <BesideLead>
        {nothing
          ? 'Nothing stands open now: no offer, no interview, nothing that waits for you.'
          : 'These would end without an answer from me.'}
      </BesideLead>
      {offers[0] && (
        <BesideItem head={counted(offers.length, 'offer', 'offers')}>
          {offers[0].title}, {offers[0].company}
        </BesideItem>
      )}
      {interviews[0] && (
        <BesideItem head={counted(interviews.length, 'interview', 'interviews')}>
          {interviews[0].title}, {interviews[0].company}
        </BesideItem>
      )}
      {asked > 0 && (
        <BesideItem yours head={`${asked} waiting for your word`}>
          They would be discarded.
        </BesideItem>
      )}
      <PauseInstead />
    </>
  );
}

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
        active
          ? { message: 'Your campaigns run again.' }
          : { message: 'Your campaigns are paused.', undo: () => setAll.mutate(true) },
      );
    },
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, 'The server did not answer. Nothing was changed; try again.'),
      }),
  });
  if (!campaigns.data?.some(({ active }) => active)) return null;
  return (
    <BesideItem>
      Only want a pause?{' '}
      <TextButton busy={setAll.isPending} onClick={() => setAll.mutate(false)}>
        Pause all campaigns
      </TextButton>
    </BesideItem>
  );
}
