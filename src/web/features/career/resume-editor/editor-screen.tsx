import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import type { Profile } from '#contract/career/profile.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { EditorPage } from './editor-page.tsx';
import classes from './editor.module.css';
import { text } from './messages.ts';
import { findResume } from './opened-resume.ts';

/** Paper is white: the page is light whatever the theme, and gives the theme back when it is left. */
function useLight(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const before = root.dataset['theme'];
    root.dataset['theme'] = 'light';
    return () => {
      if (before === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = before;
    };
  }, []);
}

/** The Resume Editor, a page of its own. */
export function ResumeEditorScreen({ person }: { person: Profile }) {
  useLight();
  const start = useQuery({
    queryKey: ['resume-editor', person.id],
    queryFn: () => findResume(person.id),
    // The text is in the person's hands from here on; nothing may be read over it.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <>
      <PageTitle title={text('title')} />
      {start.data ? (
        <EditorPage person={person} start={start.data} />
      ) : (
        <main className={classes.waiting}>
          <h1 className="visually-hidden">{text('title')}</h1>
          {start.isError ? (
            <LoadFailure
              title={text('loadFailed')}
              signIn={text('signIn')}
              error={start.error}
              onRetry={() => void start.refetch()}
            />
          ) : (
            <div className={classes.sheet}>
              <Loading label={text('loading')}>
                <Skeleton width="46%" height={34} />
                {['62%', '88%', '74%', '92%', '80%', '56%'].map((width) => (
                  <Skeleton key={width} width={width} height={16} />
                ))}
              </Loading>
            </div>
          )}
        </main>
      )}
    </>
  );
}
