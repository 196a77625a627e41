import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import classes from './enable-push.module.css';
import { type PushState, readPushState, turnOffPush, turnOnPush } from './push-device.ts';

const sentences: Record<PushState, string> = {
  on: 'This device is asked. Each message has Read and approve, and Skip; nothing is sent by itself.',
  off: 'I can ask you on this device the moment an application is ready: one message for each, with Read and approve and Skip. Your browser asks for permission first.',
  denied:
    'This browser was told not to show notifications from Legwork. Allow them in the settings of this site; until then I ask here and by e-mail.',
  unsupported: 'This browser can show no notifications. I ask here and by e-mail.',
  'needs-install':
    'Add Legwork to your home screen first (Share, then Add to Home Screen) and open it from there. Then I can ask you here.',
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
    <section className={classes.offer} aria-label="Notifications on this device">
      <BellRing aria-hidden />
      <div>
        <h2 className={classes.title}>
          {now === 'on' ? 'Notifications are on' : 'Decide from your lock screen'}
        </h2>
        <p className={classes.text} role="status">
          {sentences[now]}
        </p>
        {change.isError && (
          <Banner>
            {sentenceOf(
              change.error,
              'Notifications could not be switched here. Try again, or use another browser.',
            )}
          </Banner>
        )}
        <div className={classes.actions}>
          {now === 'off' && (
            <Button busy={change.isPending} busyLabel="Switching on..." onClick={() => change.mutate(true)}>
              Turn on notifications
            </Button>
          )}
          {now === 'on' && settings && (
            <Button busy={change.isPending} busyLabel="Switching off..." onClick={() => change.mutate(false)}>
              Turn off on this device
            </Button>
          )}
          {!settings && isOffer && (
            <Button kind="quiet" onClick={later}>
              Not now
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
