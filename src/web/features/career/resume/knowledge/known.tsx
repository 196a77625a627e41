import type { UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import type { masterProfileReply } from '#contract/career/resume.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import type { Tag } from '#web/text/say.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { KnownFacts, UnusedLines } from './known-facts.tsx';
import classes from './knowledge.module.css';
import { text } from './messages.ts';
import { toReading } from './to-reading.tsx';

type Reply = z.infer<typeof masterProfileReply>;

const fileName: Tag = (inner) => <b className={classes.fileName}>{inner}</b>;

/** The file I last read, and what a new one does. */
export function LastRead({ file }: { file: NonNullable<Reply['file']> }) {
  const { nowMs, timeZone } = usePersonClock();
  return (
    <p className={classes.quiet}>
      {text.rich('lastKept', {
        file: file.name,
        moment: momentWords(file.at, nowMs, timeZone),
        name: fileName,
        link: toReading(),
      })}
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
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={known.error}
          onRetry={() => void known.refetch()}
        />
      </Card>
    );
  return (
    <Card className={classes.loading}>
      <Loading label={text('loading')}>
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
        <Empty level={2} title={text('emptyTitle')}>
          {text('empty')}
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
