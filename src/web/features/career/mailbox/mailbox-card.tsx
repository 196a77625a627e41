import { useState } from 'react';
import type { MailboxState } from '#contract/career/mail/mailbox.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Figures } from '#web/ui/display/figures.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import {
  SettingCard,
  SettingCardBody,
  SettingCardLoading,
  SettingText,
} from '#web/ui/sections/setting-card.tsx';
import classes from './mailbox.module.css';
import { MailboxForm } from './mailbox-form.tsx';
import { useMailbox } from './use-mailbox.ts';

/** The person's own mailbox: opt in, what is read of it and how that goes, and out again. */
export function MailboxCard({ email }: { email: string }) {
  const mailbox = useMailbox();
  const { data, isError, error, refetch } = mailbox.read;
  return (
    <SettingCard label="Your mailbox">
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
        <SettingCardLoading label="Loading whether your mailbox is connected" />
      )}
    </SettingCard>
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
    <SettingCardBody
      title="Your mailbox"
      standing={state ? 'Connected' : 'Not connected'}
      on={state !== null}
      control={
        state === null ? (
          !asking && (
            <Button size="sm" aria-label="Connect your mailbox" onClick={() => setAsking(true)}>
              Connect
            </Button>
          )
        ) : (
          <Button
            size="sm"
            aria-label="Disconnect your mailbox"
            busy={disconnect.isPending}
            onClick={() => disconnect.mutate()}
          >
            Disconnect
          </Button>
        )
      }
    >
      <SettingText>
        If employers write to your own address, I can read their mail there, every five minutes, and only
        read: nothing is marked, moved or deleted. I keep what is about your applications and comes from the
        day you connect. Of any other mail I see sender and subject, and keep neither.
      </SettingText>
      {state === null && asking && (
        <MailboxForm email={email} connect={connect} onClose={() => setAsking(false)} />
      )}
      {state !== null && <Standing state={state} check={check} />}
    </SettingCardBody>
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
