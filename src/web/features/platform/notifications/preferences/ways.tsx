import { useState } from 'react';
import { Link } from 'react-router';
import type { NotificationPreferences } from '#contract/platform/notification-preferences.ts';
import { placeOfZone } from '#engines/calendar/index.ts';
import { momentWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { BesideItem } from '#web/shell/dashboard/beside.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import classes from './preferences.module.css';
import { QuietHoursDialog } from './quiet-hours-dialog.tsx';
import type { usePreferences } from './use-preferences.ts';

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
            ? 'Push, not reached yet.'
            : `Push, last reached ${momentWords(reachedAt, nowMs, timeZone)}.`}
          <div className={classes.actions}>
            <TextButton busy={testDevice.isPending} onClick={() => testDevice.mutate(id)}>
              Send a test
            </TextButton>
            <TextButton busy={removeDevice.isPending} onClick={() => removeDevice.mutate(id)}>
              Remove
            </TextButton>
          </div>
        </BesideItem>
      ))}
      <BesideItem head={email}>
        {!mail
          ? 'E-mail is off. What touches your account is still mailed, and what waits for you when no device is there to ask you.'
          : devices.length > 0
            ? 'E-mail, when a push is not opened in an hour.'
            : 'E-mail, at once.'}
      </BesideItem>
      <BesideItem head="Quiet hours">
        {quiet === null ? 'None. ' : `${quiet.from} to ${quiet.until}, ${place} time. `}
        <TextButton onClick={() => setChoosing(true)}>Change</TextButton>
      </BesideItem>
      <BesideItem head="Time zone">
        {place}.{' '}
        <Link className="text-link" to={careerPaths.profile}>
          Change in Profile Edit
        </Link>
      </BesideItem>
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
