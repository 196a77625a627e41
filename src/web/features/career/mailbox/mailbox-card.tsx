import { useState } from 'react';
import type { MailboxState } from '#contract/career/mail/mailbox.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Figures } from '#web/ui/display/figures.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './mailbox.module.css';
import { MailboxForm } from './mailbox-form.tsx';
import { useMailbox } from './use-mailbox.ts';

/** The person's own mailbox: opt in, what is read of it and how that goes, and out again. */
export function MailboxCard({ email }: { email: string }) {
  const mailbox = useMailbox();
  const { data, isError, error, refetch } = mailbox.read;
  return (
    <Card aria-label="Your mailbox" className={classes.card}>
      {data ? (
        <Loaded state={data.mailbox} email={email} mailbox={mailbox} />
      ) : isError ? (
        <LoadFailure
          title="I could not load whether your mailbox is connected."
          signIn="Please log in to view your settings."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading whether your mailbox is connected">
          <div className={classes.body}>
            <Skeleton width={170} height={22} />
            <Skeleton width="74%" height={14} />
          </div>
        </Loading>
      )}
    </Card>
  );
}

interface LoadedProps {
  state: MailboxState | null;
  email: string;
  mailbox: ReturnType<typeof useMailbox>;
}

function Loaded({ state, email, mailbox: { connect, check, disconnect } }: LoadedProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={classes.body}>
      <h2 className={classes.title}>
        Your mailbox
        <Badge kind={state ? 'brand' : 'outline'}>{state ? 'Connected' : 'Not connected'}</Badge>
      </h2>
      {state === null && !asking && (
        <Button size="sm" aria-label="Connect your mailbox" onClick={() => setAsking(true)}>
          Connect
        </Button>
      )}
      {state !== null && (
        <Button
          size="sm"
          aria-label="Disconnect your mailbox"
          busy={disconnect.isPending}
          onClick={() => disconnect.mutate()}
        >
          Disconnect
        </Button>
      )}
      <div className={classes.about}>
        <p className={classes.text}>
          If employers write to your own address, I can read their mail there, every five minutes, and only
          read: nothing is marked, moved or deleted. I keep what is about your applications and comes from the
          day you connect. Of any other mail I see sender and subject, and keep neither.
        </p>
        {state === null && asking && (
          <MailboxForm email={email} connect={connect} onClose={() => setAsking(false)} />
        )}
        {state !== null && <Standing state={state} check={check} />}
      </div>
    </div>
  );
}

function Standing({ state, check }: { state: MailboxState; check: LoadedProps['mailbox']['check'] }) {
  const { nowMs, timeZone } = usePersonClock();
  const { host, username, kept, problem, checked_at: checkedAt } = state;
  return (
    <>
      <Figures
        figures={[
          ['Address', username],
          ['Server', host],
          ['Last looked', momentWords(checkedAt, nowMs, timeZone)],
          ['Mails kept', kept],
        ]}
      />
      {problem !== null && <Banner>{problem}</Banner>}
      <div className={classes.buttons}>
        <Button size="sm" busy={check.isPending} busyLabel="Looking..." onClick={() => check.mutate()}>
          Look now
        </Button>
      </div>
    </>
  );
}
