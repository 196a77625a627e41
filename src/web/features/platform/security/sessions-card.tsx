import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { dayWords, momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import { RowsLoading } from './rows-loading.tsx';
import classes from './security.module.css';

/** Where the account is signed in, and how to end that. */
export function SessionsCard() {
  const sessions = useQuery(api.security.sessions.queryOptions());
  return (
    <Card>
      <CardHead title={text('sessions')} />
      {sessions.isPending && <RowsLoading label={text('sessionsLoading')} rows={2} />}
      {sessions.isError && (
        <CardRow>
          <LoadFailure
            title={text('sessionsFailed')}
            signIn={text('sessionsSignIn')}
            error={sessions.error}
            onRetry={() => void sessions.refetch()}
          />
        </CardRow>
      )}
      {sessions.data && (
        <ul role="list">
          {sessions.data.map((one) => (
            <SessionRow key={one.id} session={one} />
          ))}
        </ul>
      )}
      <Everywhere />
    </Card>
  );
}

interface SignedIn {
  id: string;
  device: string;
  created_at: string;
  last_used_at: string;
  current: boolean;
}

function SessionRow({ session }: { session: SignedIn }) {
  const { id, device, current, created_at: since, last_used_at: seen } = session;
  const { nowMs, timeZone } = usePersonClock();
  const day = dayWords(since, timeZone);
  const { signOut } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const end = useMutation({
    mutationFn: () => client.security.endSession({ id }),
    onSuccess: () => toast({ message: text('loggedOut', { device }) }),
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, text('logOutNoAnswer')),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.security.sessions.key() }),
  });
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.named}>
          {device}
          {current && <Badge kind="brand">{text('thisDevice')}</Badge>}
        </p>
        <p className={classes.meta}>
          {current
            ? text('signedInSince', { day })
            : text('lastSeen', { moment: momentWords(seen, nowMs, timeZone), day })}
        </p>
      </div>
      <Button
        size="sm"
        busy={end.isPending}
        aria-label={current ? text('logOutThis') : text('logOutNamed', { device })}
        onClick={() => (current ? void signOut() : end.mutate())}
      >
        {text('logOut')}
      </Button>
    </li>
  );
}

function Everywhere() {
  const { forget } = useSession();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const everywhere = useMutation({
    mutationFn: () => client.accounts.signOut({ everywhere: true }),
    onSuccess: forget,
    onError: (error) => {
      setAsking(false);
      toast({
        kind: 'problem',
        message: sentenceOf(error, text('everywhereNoAnswer')),
      });
    },
  });
  return (
    <CardRow className={classes.row}>
      <p className={classes.text}>{text('everywhereAbout')}</p>
      <Button onClick={() => setAsking(true)}>{text('everywhere')}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('everywhereQuestion')}
        action={text('everywhere')}
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
      >
        {text('everywhereConfirm')}
      </ConfirmDialog>
    </CardRow>
  );
}
