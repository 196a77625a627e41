import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { ShowMore } from '#web/ui/actions/show-more.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { FileRow } from './file-row.tsx';
import { text } from './messages.ts';
import { useFiles } from './use-files.ts';
import classes from './data.module.css';

/** The files, with how many there are; older ones on a press. */
export function FilesCard() {
  const list = useFiles();
  const files = list.data?.pages.flatMap(({ items }) => items);
  const count = list.data?.pages[0]?.count ?? 0;
  return (
    <Card>
      <CardHead title={text('files')}>
        {count > 0 && <span className={classes.quiet}>{text('count', { count })}</span>}
      </CardHead>
      {files ? (
        files.length === 0 ? (
          <CardRow>
            <Empty title={text('none')}>{text('noneText')}</Empty>
          </CardRow>
        ) : (
          <>
            {files.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
            {list.hasNextPage && (
              <CardRow>
                <ShowMore pages={list} failed={text('olderFailed')}>
                  {text('older')}
                </ShowMore>
              </CardRow>
            )}
          </>
        )
      ) : list.isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={list.error}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <CardRow>
          <Loading label={text('loading')}>
            <Skeleton height={160} />
          </Loading>
        </CardRow>
      )}
    </Card>
  );
}
