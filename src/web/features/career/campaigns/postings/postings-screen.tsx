import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import type { LookedAtPage } from '#contract/career/campaigns.ts';
import { api } from '#web/api/client.ts';
import { statusOf } from '#web/api/failure.ts';
import { NeedsHistory, useNeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { campaignPath, careerPaths } from '#web/shell/paths.ts';
import { Card, CardRow } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { BackLink } from '#web/ui/sections/back-link.tsx';
import { FilterLinks } from '#web/ui/sections/filter-links.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import { PostingRow } from './posting-row.tsx';
import {
  countOf,
  emptyWords,
  type Filter,
  filterNamed,
  filters,
  leadWords,
  leftWords,
} from './postings-words.ts';
import classes from './postings.module.css';

const addressOf = (id: string, { show }: Filter, page = 1): string => {
  const query = new URLSearchParams();
  if (show !== '') query.set('show', show);
  if (page > 1) query.set('page', String(page));
  return `${campaignPath(id)}${query.size === 0 ? '' : `?${query.toString()}`}`;
};

/** Every posting a campaign looked at: taken, waiting its turn or left, with the reason. Kept in the address. */
export function PostingsScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const filter = filterNamed(search.get('show'));
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const campaigns = useQuery(api.campaigns.list.queryOptions());
  const postings = useQuery(
    api.campaigns.postings.queryOptions({
      input: { id, page, ...(filter.verdict ? { verdict: filter.verdict } : {}) },
      placeholderData: keepPreviousData,
    }),
  );
  const campaign = campaigns.data?.find((one) => one.id === id);
  const name = campaign?.name ?? text('title');
  const isBare = useNeedsHistory();
  const { data } = postings;
  if (!data && (statusOf(postings.error) === 404 || statusOf(postings.error) === 422))
    return <NotFound backTo={careerPaths.autoApply} backLabel={text('backToAutoApply')} />;
  return (
    <>
      <BackLink to={careerPaths.autoApply}>{text('autoApply')}</BackLink>
      <ScreenHead
        title={name}
        lead={data && <Sentences all={[leadWords(data.counts), leftWords(data.left_for)]} />}
      />
      {isBare && campaign?.active === true && <NeedsHistory />}
      {data && (
        <FilterLinks
          label={text('filters')}
          filters={filters.map((one) => ({
            to: addressOf(id, one),
            label: one.label,
            count: countOf(data.counts, one),
            current: one === filter,
          }))}
        />
      )}
      <Card aria-busy={postings.isPlaceholderData || undefined}>
        {postings.isPending && <PostingsLoading />}
        {!data && postings.isError && (
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('loadNeedsLogin')}
            error={postings.error}
            onRetry={() => void postings.refetch()}
          />
        )}
        {data && <Postings page={data} filter={filter} />}
      </Card>
      {data && data.pages > 1 && <Pages id={id} filter={filter} page={page} pages={data.pages} />}
    </>
  );
}

function Postings({ page, filter }: { page: LookedAtPage; filter: Filter }) {
  const { nowMs, timeZone } = usePersonClock();
  if (page.items.length === 0) {
    const empty = emptyWords[filter.show];
    return (
      <Empty level={2} title={empty.title}>
        {empty.text}
      </Empty>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">{filter.label}</h2>
      {page.items.map((posting) => (
        <PostingRow key={posting.posting_id} posting={posting} nowMs={nowMs} timeZone={timeZone} />
      ))}
    </>
  );
}

function Pages({ id, filter, page, pages }: { id: string; filter: Filter; page: number; pages: number }) {
  return (
    <nav className={classes.pages} aria-label={text('pages')}>
      {page > 1 ? (
        <Link className="text-link" to={addressOf(id, filter, page - 1)}>
          {text('previousPage')}
        </Link>
      ) : (
        <span />
      )}
      <span>{text('pageOf', { page: Math.min(page, pages), pages })}</span>
      {page < pages ? (
        <Link className="text-link" to={addressOf(id, filter, page + 1)}>
          {text('nextPage')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

function PostingsLoading() {
  return (
    <Loading label={text('loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <CardRow key={row} className={classes.posting}>
          <Skeleton width={64} />
          <div className={classes.bones}>
            <Skeleton width="40%" height={16} />
            <Skeleton width="30%" />
            <Skeleton width="80%" />
          </div>
          <Skeleton width={70} height={16} />
        </CardRow>
      ))}
    </Loading>
  );
}
