import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { masterProfileReply } from '#contract/career/resume.ts';
import { api } from '#web/api/client.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { KnownFacts, UnusedLines } from './known-facts.tsx';
import classes from './resume.module.css';
import { UploadZone } from './upload-zone.tsx';

/** The front door of the CV: a file goes in, what I understood comes out, each fact with its line. */
export function ResumeScreen() {
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  return (
    <>
      <ScreenHead title="Resume Generator" lead="Give me the resume you have. I use only what you told me." />
      <div className={classes.columns}>
        <div className={classes.side}>
          <UploadZone />
          {known.data?.file && <LastRead file={known.data.file} />}
          <p className={classes.quiet}>
            Writing a new resume from a prompt and scoring the one you have come next.
          </p>
        </div>
        <div className={classes.side}>
          {known.data ? (
            <Known profile={known.data.profile} />
          ) : known.isError ? (
            <Card>
              <LoadFailure
                title="What I know about you could not be loaded."
                signIn="Please log in to generate a resume."
                error={known.error}
                onRetry={() => void known.refetch()}
              />
            </Card>
          ) : (
            <KnownLoading />
          )}
        </div>
      </div>
    </>
  );
}

type Reply = z.infer<typeof masterProfileReply>;

function LastRead({ file }: { file: NonNullable<Reply['file']> }) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <p className={classes.quiet}>
      Last read: <b className={classes.fileName}>{file.name}</b>, {momentWords(file.at, nowMs, timeZone)}. A
      new file takes its place; what you told me yourself stays.
    </p>
  );
}

function Known({ profile }: Pick<Reply, 'profile'>) {
  if (profile.facts.length === 0)
    return (
      <Card>
        <Empty level={2} title="I know nothing about you yet">
          Upload your resume. Here you will see each fact I took from it, with the line it stands on.
        </Empty>
      </Card>
    );
  return (
    <>
      <KnownFacts profile={profile} />
      <UnusedLines unused={profile.unused} />
    </>
  );
}

function KnownLoading() {
  return (
    <Card className={classes.loading}>
      <Loading label="Loading what I know about you">
        <Skeleton width={220} height={20} />
        {['80%', '62%', '74%', '90%', '55%', '68%', '84%'].map((width) => (
          <Skeleton key={width} width={width} height={16} />
        ))}
      </Loading>
    </Card>
  );
}
