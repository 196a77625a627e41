import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import classes from './reading.module.css';
import { ReadingDesk } from './reading-desk.tsx';

/** The person's CV with what I read in it, on the page and as a list; `line` is the one to begin with. */
export function ReadingScreen({ line }: { line: number | null }) {
  const reading = useQuery(api.resumes.reading.queryOptions());
  return (
    <>
      <ScreenHead title={text('title')} lead={text('lead')}>
        <ButtonLink to={careerPaths.profile}>
          <ArrowLeft aria-hidden />
          {text('backToProfile')}
        </ButtonLink>
      </ScreenHead>
      {reading.data?.reading ? (
        <ReadingDesk key={reading.data.reading.file.id} reading={reading.data.reading} first={line} />
      ) : (
        <Card>
          {reading.isError ? (
            <LoadFailure
              title={text('loadFailed')}
              signIn={text('signIn')}
              error={reading.error}
              onRetry={() => void reading.refetch()}
            />
          ) : reading.data ? (
            <Empty
              level={2}
              title={text('emptyTitle')}
              action={<ButtonLink to={careerPaths.resumeGenerator}>{text('goToResume')}</ButtonLink>}
            >
              {text('emptyHint')}
            </Empty>
          ) : (
            <div className={classes.loading}>
              <Loading label={text('loading')}>
                {['40%', '84%', '76%', '80%', '52%', '68%'].map((width) => (
                  <Skeleton key={width} width={width} height={18} />
                ))}
              </Loading>
            </div>
          )}
        </Card>
      )}
    </>
  );
}
