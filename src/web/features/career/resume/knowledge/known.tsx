import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { masterProfileReply } from '#contract/career/resume.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { readingPath } from '#web/shell/paths.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { KnownFacts, UnusedLines } from './known-facts.tsx';
import classes from './knowledge.module.css';

type Reply = z.infer<typeof masterProfileReply>;

/** The file I last read, and what a new one does. */
export function LastRead({ file }: { file: NonNullable<Reply['file']> }) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <p className={classes.quiet}>
      Last kept: <b className={classes.fileName}>{file.name}</b>, {momentWords(file.at, nowMs, timeZone)}.
      What you told me yourself stays when a new file takes its place.{' '}
      <Link className="text-link" to={readingPath()}>
        See what I read, on its page
      </Link>
    </p>
  );
}

/** Everything I know, with its four states. */
export function Known({ known }: { known: UseQueryResult<Reply> }) {
  if (known.data) return <Facts profile={known.data.profile} />;
  if (known.isError)
    return (
      <Card>
        <LoadFailure
          title="I could not load what I know about you."
          signIn="Please log in to generate a resume."
          error={known.error}
          onRetry={() => void known.refetch()}
        />
      </Card>
    );
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

function Facts({ profile }: Pick<Reply, 'profile'>) {
  if (profile.facts.length === 0)
    return (
      <Card>
        <Empty level={2} title="I know nothing about you yet">
          Upload your resume, or say in the prompt who you are and what you did. Here you will see each fact,
          with the line it stands on.
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
