import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { useStepUp } from '#web/shell/step-up/step-up.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { SettingCard, SettingCardBody, SettingText } from '#web/ui/sections/setting-card.tsx';
import classes from './agenda.module.css';

const KEPT = 'The server did not answer. Nothing was changed; try again.';

/** The address and what changes it; `address` is there only right after it was made. */
function useFeed() {
  const queries = useQueryClient();
  const toast = useToast();
  const guarded = useStepUp();
  const [address, setAddress] = useState<string | null>(null);
  const { data } = useQuery(api.agenda.read.queryOptions());
  const onError = (error: unknown) => toast({ kind: 'problem', message: sentenceOf(error, KEPT) });
  const again = () => queries.invalidateQueries({ queryKey: api.agenda.key() });
  const open = useMutation({
    mutationFn: () => guarded(() => client.agenda.openFeed()),
    onSuccess: async (reply) => {
      if (!reply.confirmed) return;
      setAddress(reply.value.address);
      await again();
    },
    onError,
  });
  const close = useMutation({
    mutationFn: () => client.agenda.closeFeed(),
    onSuccess: async () => {
      setAddress(null);
      await again();
      toast({ message: 'The address is shut. Calendars that have it get nothing more.' });
    },
    onError,
  });
  return { feed: data?.feed ?? null, address, open, close };
}

/** The address, told this once, and its way into the clipboard. */
function Secret({ address }: { address: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ message: 'Copied.' });
    } catch {
      toast({ kind: 'problem', message: 'Your browser did not let me copy it. Select it and copy it.' });
    }
  };
  return (
    <div className={classes.secret}>
      <code className={classes.address}>{address}</code>
      <Button size="sm" onClick={() => void copy()}>
        Copy
      </Button>
      <p className={classes.quiet}>I show it this once. If you lose it, make a new one.</p>
    </div>
  );
}

/** The secret address under which a calendar program reads the interviews: made, made anew, shut. */
export function CalendarFeedCard() {
  const { timeZone } = usePersonClock();
  const { feed, address, open, close } = useFeed();
  return (
    <SettingCard label="Interview calendar">
      <SettingCardBody title="Interview calendar" standing={feed ? 'Open' : 'Not open'} on={feed !== null}>
        <SettingText>
          Your own calendar can show the interviews I find in invitations and e-mails. Subscribe to the secret
          address; whoever has it sees them. It is shut when you log out everywhere or set a new password.
        </SettingText>
        {feed && (
          <p className={classes.quiet}>
            Open since {dayWords(feed.since, timeZone)}.{' '}
            {feed.read_at === null
              ? 'No calendar has read it yet.'
              : `A calendar last read it ${dayWords(feed.read_at, timeZone)}.`}
          </p>
        )}
        {address !== null && <Secret address={address} />}
        <div className={classes.buttons}>
          <Button size="sm" busy={open.isPending} onClick={() => open.mutate()}>
            {feed ? 'Make a new address' : 'Make an address'}
          </Button>
          {feed && (
            <Button size="sm" kind="quiet" busy={close.isPending} onClick={() => close.mutate()}>
              Shut it
            </Button>
          )}
        </div>
      </SettingCardBody>
    </SettingCard>
  );
}
