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
import { text } from './messages.ts';

/** The link and what changes it; `address` is there only right after it was created. */
function useFeed() {
  const queries = useQueryClient();
  const toast = useToast();
  const guarded = useStepUp();
  const [address, setAddress] = useState<string | null>(null);
  const { data } = useQuery(api.agenda.read.queryOptions());
  const onError = (error: unknown) =>
    toast({ kind: 'problem', message: sentenceOf(error, text('notChanged')) });
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
      toast({ message: text('isShut') });
    },
    onError,
  });
  return { feed: data?.feed ?? null, address, open, close };
}

/** The link, shown only once, with a button to copy it. */
function Secret({ address }: { address: string }) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ message: text('copied') });
    } catch {
      toast({ kind: 'problem', message: text('copyRefused') });
    }
  };
  return (
    <div className={classes.secret}>
      <code className={classes.address}>{address}</code>
      <Button size="sm" onClick={() => void copy()}>
        {text('copy')}
      </Button>
      <p className={classes.quiet}>{text('shownOnce')}</p>
    </div>
  );
}

/** The secret link by which a calendar app reads the interviews: created, replaced, turned off. */
export function CalendarFeedCard() {
  const { timeZone } = usePersonClock();
  const { feed, address, open, close } = useFeed();
  return (
    <SettingCard label={text('title')}>
      <SettingCardBody
        title={text('title')}
        standing={feed ? text('open') : text('notOpen')}
        on={feed !== null}
      >
        <SettingText>{text('whatItIs')}</SettingText>
        {feed && (
          <p className={classes.quiet}>
            {text('openSince', { day: dayWords(feed.since, timeZone) })}{' '}
            {feed.read_at === null
              ? text('neverRead')
              : text('lastRead', { day: dayWords(feed.read_at, timeZone) })}
          </p>
        )}
        {address !== null && <Secret address={address} />}
        <div className={classes.buttons}>
          <Button size="sm" busy={open.isPending} onClick={() => open.mutate()}>
            {feed ? text('makeAnew') : text('make')}
          </Button>
          {feed && (
            <Button size="sm" kind="quiet" busy={close.isPending} onClick={() => close.mutate()}>
              {text('shut')}
            </Button>
          )}
        </div>
      </SettingCardBody>
    </SettingCard>
  );
}
