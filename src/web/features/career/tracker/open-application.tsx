import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { StorySpine } from '#web/shell/applications/story/story-spine.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './list.module.css';
import { text } from './messages.ts';
import { NextMove } from './next-move.tsx';

/** What is known of one application, in its row: its steps with their proof, and what can be done about it. */
export function OpenApplication({ id }: { id: string }) {
  const read = useQuery(api.applications.read.queryOptions({ input: { id } }));
  if (read.data)
    return (
      <div className={classes.story}>
        <StorySpine application={read.data} />
        <NextMove application={read.data} />
      </div>
    );
  if (read.isError)
    return (
      <LoadFailure
        title={text('trailFailed')}
        signIn={text('signIn')}
        error={read.error}
        onRetry={() => void read.refetch()}
      />
    );
  return (
    <div className={classes.story}>
      <Loading label={text('trailLoading')}>
        {['82%', '64%', '76%', '70%', '58%', '66%'].map((width) => (
          <div key={width} className={classes.storyBones}>
            <Skeleton width={12} height={22} />
            <Skeleton width={width} height={34} />
          </div>
        ))}
      </Loading>
    </div>
  );
}
