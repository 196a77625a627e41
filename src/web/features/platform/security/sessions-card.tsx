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
import { RowsLoading } from './rows-loading.tsx';
import classes from './security.module.css';

/** Where the account is signed in, and how to end that. */
export function SessionsCard() {
  const sessions = useQuery(api.security.sessions.queryOptions());
  return (
    <Card>
      <CardHead title="Where you are signed in" />
      {sessions.isPending && <RowsLoading label="Loading where you are signed in" rows={2} />}
      {sessions.isError && (
        <CardRow>
          <LoadFailure
            title="I could not load where you are signed in."
            signIn="Please log in to view where you are signed in."
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
  const { signOut } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const end = useMutation({
    mutationFn: () => client.security.endSession({ id }),
    onSuccess: () => toast({ message: `The sign-in of ${device} has ended.` }),
    onError: (error) =>
      toast({
        kind: 'problem',
        message: sentenceOf(error, 'The server did not answer. That sign-in goes on; try again.'),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: api.security.sessions.key() }),
  });
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.named}>
          {device}
          {current && <Badge kind="brand">This device</Badge>}
        </p>
        <p className={classes.meta}>
          {current
            ? `Signed in since ${dayWords(since, timeZone)}`
            : `Last seen ${momentWords(seen, nowMs, timeZone)}, signed in since ${dayWords(since, timeZone)}`}
        </p>
      </div>
      <Button
        size="sm"
        busy={end.isPending}
        aria-label={current ? 'Log out this device' : `Log out ${device}`}
        onClick={() => (current ? void signOut() : end.mutate())}
      >
        Log out
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
        message: sentenceOf(error, 'The server did not answer. Nobody was logged out; try again.'),
      });
    },
  });
  return (
    <CardRow className={classes.row}>
      <p className={classes.text}>A device is lost, or one is not yours? End every sign-in, this one too.</p>
      <Button onClick={() => setAsking(true)}>Log out everywhere</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Log out everywhere?"
        action="Log out everywhere"
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
      >
        Every browser and phone must log in again, this one too. No device gets notifications until you turn
        them on there again, and the secret address of your interview calendar is shut. Your campaigns,
        applications, documents and a mailbox you connected stay.
      </ConfirmDialog>
    </CardRow>
  );
}
