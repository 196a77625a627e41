import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './enable-push.module.css';
import { text } from './messages.ts';
import { type PushState, readPushState, turnOffPush, turnOnPush } from './push-device.ts';

const sentences: Record<PushState, () => string> = {
  on: () => text('deviceOn'),
  off: () => text('deviceOff'),
  denied: () => text('deviceDenied'),
  unsupported: () => text('deviceUnsupported'),
  'needs-install': () => text('deviceNeedsInstall'),
};

const KEY = ['push-device'];
const LATER = 'legwork.push-later';

function isPutOff(): boolean {
  try {
    return localStorage.getItem(LATER) !== null;
  } catch {
    return false;
  }
}

/**
 * Notifications on this device: explains, asks only on a press, shows what is true. On a screen of its own purpose
 * (`settings`) it is always there and can be turned off; elsewhere it is an offer that goes when taken or put off.
 */
export function EnablePush({ settings = false }: { settings?: boolean }) {
  const queries = useQueryClient();
  const [putOff, setPutOff] = useState(isPutOff);
  const state = useQuery({ queryKey: KEY, queryFn: readPushState, staleTime: 0 });
  const change = useMutation({
    mutationFn: (on: boolean) => (on ? turnOnPush() : turnOffPush()),
    onSuccess: (now) => queries.setQueryData(KEY, now),
  });
  const now = state.data;
  const isOffer = now === 'off' || now === 'needs-install';
  if (now === undefined || (!settings && !change.isSuccess && (!isOffer || putOff))) return null;
  const later = () => {
    setPutOff(true);
    try {
      localStorage.setItem(LATER, '1');
    } catch {
      return;
    }
  };
  return (
    <section className={classes.offer} aria-label={text('device')}>
      <BellRing aria-hidden />
      <div>
        <h2 className={classes.title}>{now === 'on' ? text('deviceOnTitle') : text('deviceOfferTitle')}</h2>
        <p className={classes.text} role="status">
          {sentences[now]()}
        </p>
        {change.isError && <Banner>{sentenceOf(change.error, text('deviceFailed'))}</Banner>}
        <div className={classes.actions}>
          {now === 'off' && (
            <Button busy={change.isPending} busyLabel={text('turningOn')} onClick={() => change.mutate(true)}>
              {text('turnOn')}
            </Button>
          )}
          {now === 'on' && settings && (
            <Button
              busy={change.isPending}
              busyLabel={text('turningOff')}
              onClick={() => change.mutate(false)}
            >
              {text('turnOff')}
            </Button>
          )}
          {!settings && isOffer && (
            <Button kind="quiet" onClick={later}>
              {text('notNow')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
