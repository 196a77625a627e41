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
import { text } from './messages.ts';
import { useMailbox } from './use-mailbox.ts';

/** The person's own mailbox: opt in, what is read of it and how that goes, and out again. */
export function MailboxCard({ email }: { email: string }) {
  const mailbox = useMailbox();
  const { data, isError, error, refetch } = mailbox.read;
  return (
    <SettingCard label={text('title')}>
      {data ? (
        <Loaded state={data.mailbox} email={email} mailbox={mailbox} />
      ) : isError ? (
        <LoadFailure
          title={text('loadFailed')}
          signIn={text('signIn')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <SettingCardLoading label={text('loading')} />
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
      title={text('title')}
      standing={state ? text('isConnected') : text('notConnected')}
      on={state !== null}
      control={
        state === null ? (
          !asking && (
            <Button size="sm" aria-label={text('connectLabel')} onClick={() => setAsking(true)}>
              {text('connect')}
            </Button>
          )
        ) : (
          <Button
            size="sm"
            aria-label={text('disconnectLabel')}
            busy={disconnect.isPending}
            onClick={() => disconnect.mutate()}
          >
            {text('disconnect')}
          </Button>
        )
      }
    >
      <SettingText>{text('whatItIs')}</SettingText>
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
          [text('address'), username],
          [text('server'), host],
          [text('lastLooked'), momentWords(checkedAt, nowMs, timeZone)],
          [text('mailsKept'), kept],
        ]}
      />
      {problem !== null && <Banner>{problem}</Banner>}
      <div className={classes.buttons}>
        <Button size="sm" busy={check.isPending} busyLabel={text('looking')} onClick={() => check.mutate()}>
          {text('look')}
        </Button>
      </div>
    </>
  );
}
