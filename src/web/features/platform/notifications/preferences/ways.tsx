import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { NotificationPreferences } from '#contract/platform/notification-preferences.ts';
import { placeOfZone } from '#engines/calendar/index.ts';
import { timeWords } from '#web/shell/applications/in-zone.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { BesideItem } from '#web/shell/dashboard/beside.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './preferences.module.css';
import { QuietHoursDialog } from './quiet-hours-dialog.tsx';
import type { usePreferences } from './use-preferences.ts';

const profile = (inner: ReactNode) => (
  <Link className="text-link" to={careerPaths.profile}>
    {inner}
  </Link>
);

/** Where the person is reached: each device, the address, and when it is quiet. */
export function Ways({
  wishes,
  preferences,
}: {
  wishes: NotificationPreferences;
  preferences: ReturnType<typeof usePreferences>;
}) {
  const { nowMs, timeZone } = usePersonClock();
  const [choosing, setChoosing] = useState(false);
  const { change, removeDevice, testDevice } = preferences;
  const { devices, email, mail, quiet_hours: quiet } = wishes;
  const place = placeOfZone(wishes.time_zone);
  return (
    <>
      {devices.map(({ id, name, reached_at: reachedAt }) => (
        <BesideItem key={id} head={name}>
          {reachedAt === null
            ? text('pushNotReached')
            : text('pushReached', { moment: momentWords(reachedAt, nowMs, timeZone) })}
          <div className={classes.actions}>
            <TextButton busy={testDevice.isPending} onClick={() => testDevice.mutate(id)}>
              {text('sendTest')}
            </TextButton>
            <TextButton busy={removeDevice.isPending} onClick={() => removeDevice.mutate(id)}>
              {text('remove')}
            </TextButton>
          </div>
        </BesideItem>
      ))}
      <BesideItem head={email}>
        {!mail ? text('mailOff') : devices.length > 0 ? text('mailUnopened') : text('mailAtOnce')}
      </BesideItem>
      <BesideItem head={text('quietTitle')}>
        {quiet === null
          ? text('quietNone')
          : text('quietBetween', {
              from: timeWords(quiet.from),
              until: timeWords(quiet.until),
              place,
            })}{' '}
        <TextButton onClick={() => setChoosing(true)}>{text('change')}</TextButton>
      </BesideItem>
      <BesideItem head={text('timeZone')}>{text.rich('timeZoneIs', { place, profile })}</BesideItem>
      {choosing && (
        <QuietHoursDialog
          hours={quiet}
          onSave={(hours) => change.mutate({ quiet_hours: hours })}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
