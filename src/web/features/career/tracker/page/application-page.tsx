import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import type { Tracked } from '#contract/career/tracker.ts';
import { api } from '#web/api/client.ts';
import { statusOf } from '#web/api/failure.ts';
import { StorySpine } from '#web/shell/applications/story/story-spine.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { NotFound } from '#web/shell/errors/not-found.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { DraftedLetter } from './drafted-letter.tsx';
import { Ending } from './ending.tsx';
import { Interviews } from './interview.tsx';
import { MailQuestions } from './mail-questions.tsx';
import { text } from './messages.ts';
import { Notes } from './notes.tsx';
import { PageHead } from './page-head.tsx';
import { Part } from './part.tsx';
import { Reminder } from './reminder.tsx';
import { MailPart, PostingPart, ProofPart, SentPart } from './parts.tsx';
import { ResumeLink } from '#web/shell/applications/link/resume-link.tsx';
import { StatusCorrection } from '#web/shell/applications/status/status-correction.tsx';
import { YourMove } from '#web/shell/applications/status/your-move.tsx';
import { trackedStatusOf } from '#engines/pipeline/index.ts';
import classes from './page.module.css';

/** The page of one application: its trail, what was sent with its sources, the proof, and what the person keeps with it. */
export function ApplicationPage() {
  const { id = '' } = useParams();
  const read = useQuery(api.applications.read.queryOptions({ input: { id } }));
  const kept = useQuery(api.tracker.read.queryOptions({ input: { id } }));
  const error = read.error ?? kept.error;
  const status = statusOf(error);
  if (read.data && kept.data) return <Page key={id} application={read.data} tracked={kept.data} />;
  if (status === 404 || status === 422)
    return <NotFound backTo={careerPaths.jobTracker} backLabel={text('backToTracker')} />;
  return (
    <>
      <PageTitle title={text('title')} />
      <h1 className="visually-hidden">{text('title')}</h1>
      {error ? (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={error}
            onRetry={() => void Promise.all([read.refetch(), kept.refetch()])}
          />
        </Card>
      ) : (
        <Loading label={text('loading')}>
          <Skeleton width={120} height={16} />
          <Skeleton width="52%" height={34} />
          <Skeleton width="34%" height={18} />
          <Skeleton height={320} />
        </Loading>
      )}
    </>
  );
}

function Page({ application, tracked }: { application: ApplicationDetail; tracked: Tracked }) {
  return (
    <article>
      <PageHead application={application} tracked={tracked} />
      <div className={classes.columns}>
        <div className={classes.trail}>
          <Part title={text('trailTitle')}>
            <StorySpine application={application} full />
          </Part>
        </div>
        <aside className={classes.aside} aria-label={text('asideLabel')}>
          <YourMove application={application} />
          <MailQuestions application={application} />
          <Interviews application={application} />
          {trackedStatusOf(application.state) !== null && <StatusCorrection application={application} />}
          <ResumeLink application={application} />
          <Reminder id={application.id} reminder={tracked.reminder} />
          {tracked.sent_on !== null && <DraftedLetter application={application} />}
          <Notes id={application.id} notes={tracked.notes} />
          <Ending application={application} tracked={tracked} />
        </aside>
        <div className={classes.main}>
          <SentPart application={application} />
          <ProofPart application={application} />
          <MailPart application={application} />
          <PostingPart application={application} />
        </div>
      </div>
    </article>
  );
}
