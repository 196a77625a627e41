import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import { NoticeList } from './notice-list.tsx';
import type { Notice } from './notices.ts';
import classes from './notifications.module.css';

/** The inbox of what happened: the newest fifty lines, by day. */
export function NotificationsScreen() {
  const list = useQuery(api.notifications.list.queryOptions());
  const unread = useQuery(api.notifications.unread.queryOptions()).data?.unread ?? 0;
  return (
    <>
      <ScreenHead title={text('title')} lead={leadOf(list.data, unread)}>
        {unread > 0 && <MarkRead />}
      </ScreenHead>
      {list.data ? (
        <NoticeList notices={list.data} />
      ) : list.isError ? (
        <Card>
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signInFirst')}
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        </Card>
      ) : (
        <NotificationsLoading />
      )}
    </>
  );
}

function leadOf(notices: readonly Notice[] | undefined, unread: number): string {
  if (notices === undefined || notices.length === 0) return text('leadEmpty');
  return unread === 0 ? text('leadRead') : text('leadUnread', { count: unread });
}

function MarkRead() {
  const queries = useQueryClient();
  const toast = useToast();
  const mark = useMutation({
    mutationFn: () => client.notifications.markRead(),
    onSuccess: () => {
      queries.setQueryData(api.notifications.unread.queryKey(), { unread: 0 });
      queries.setQueryData(api.notifications.list.queryKey(), (known) =>
        known?.map((one) => ({ ...one, read: true })),
      );
    },
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, text('markReadFailed')),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.notifications.key() }),
  });
  return (
    <Button busy={mark.isPending} onClick={() => mark.mutate()}>
      {text('markRead')}
    </Button>
  );
}

function NotificationsLoading() {
  return (
    <Loading label={text('loading')}>
      <Card>
        {['62%', '48%', '70%', '54%'].map((width) => (
          <div key={width} className={classes.bones}>
            <Skeleton width={width} height={16} />
            <Skeleton width="80%" height={14} />
          </div>
        ))}
      </Card>
    </Loading>
  );
}
