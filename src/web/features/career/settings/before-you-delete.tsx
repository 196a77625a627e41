import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '#web/api/client.ts';
import { BesideItem, BesideLead } from '#web/shell/dashboard/beside.tsx';
import { careerPaths } from '#web/shell/paths.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

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
      {asked > 0 && <BesideItem head={`${asked} waiting for your word`}>They would be discarded.</BesideItem>}
      <BesideItem>
        Only want a pause?{' '}
        <Link className="text-link" to={careerPaths.autoApply}>
          Pause all campaigns
        </Link>
      </BesideItem>
    </>
  );
}
