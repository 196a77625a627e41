import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { api } from '#web/api/client.ts';
import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { stateWords } from '#web/shell/applications/application-words.ts';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { ApprovalBody } from './approval-body.tsx';
import { ApprovalBar, ApprovalHead } from './approval-head.tsx';
import classes from './approval.module.css';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

function ApprovalLoading() {
  return (
    <Loading label={text('loading')}>
      <Skeleton width="60%" height={32} />
      <Skeleton width="40%" height={16} />
      <Skeleton width={110} height={18} />
      <Skeleton height={88} />
      <Skeleton height={240} />
    </Loading>
  );
}

/** Says aloud where the application stands, and puts the focus at the top once it has moved on. */
function useStanding(application: ApplicationDetail) {
  const card = useRef<HTMLElement>(null);
  const seen = useRef(application.state);
  const { state } = application;
  useEffect(() => {
    if (seen.current === state) return;
    seen.current = state;
    // The button that was pressed is gone.
    if (!document.activeElement || document.activeElement === document.body) {
      card.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    }
    window.scrollTo({ top: 0 });
  }, [state]);
  return card;
}

function Card({ application }: { application: ApplicationDetail }) {
  const card = useStanding(application);
  return (
    <article ref={card} className={classes.screen}>
      <PageTitle title={listed([application.title, application.company])} />
      <ApprovalBar application={application} />
      <p className="visually-hidden" role="status">
        {text('standing', {
          job: application.title,
          state: stateWords(application.state, application.is_dry_run),
        })}
      </p>
      <ApprovalHead application={application} />
      <ApprovalBody key={application.id} application={application} />
    </article>
  );
}

/** One application: exactly what would be sent, the person's decision, and what came of it. */
export function ApprovalScreen() {
  const { id = '' } = useParams();
  const read = useQuery(
    api.applications.read.queryOptions({
      input: { id },
      // While it is being sent the events bring every step; this only heals a stream that broke.
      refetchInterval: ({ state }) => (state.data?.state === 'sending' ? 10_000 : false),
    }),
  );
  const status = statusOf(read.error);
  if (read.data) return <Card key={id} application={read.data} />;
  if (status === 404 || status === 422)
    return <NotFound backTo={careerPaths.approvals} backLabel={text('toWaiting')} />;
  return (
    <div className={classes.screen}>
      <PageTitle title={text('page')} />
      <h1 className="visually-hidden">{text('page')}</h1>
      <ApprovalBar />
      {read.isPending ? (
        <ApprovalLoading />
      ) : (
        <ErrorNote
          title={text('loadFailed')}
          action={<Button onClick={() => void read.refetch()}>{action('tryAgain')}</Button>}
        >
          {sentenceOf(read.error, text('noAnswer'))}
        </ErrorNote>
      )}
    </div>
  );
}
