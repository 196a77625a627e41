import type { ReactNode } from 'react';
import type { NotificationPreferences } from '#contract/platform/notification-preferences.ts';
import { Beside, BesideLead } from '#web/shell/dashboard/beside.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { SettingRow } from '#web/ui/sections/setting-row.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { text } from './messages.ts';
import classes from './preferences.module.css';
import { usePreferences } from './use-preferences.ts';
import { Ways } from './ways.tsx';

type Wish = 'weekly_summary' | 'interviews' | 'offers' | 'reminders' | 'mail';

const wishWords = (): { name: Wish; title: string; about: string }[] => [
  { name: 'weekly_summary', title: text('summary'), about: text('summaryAbout') },
  { name: 'interviews', title: text('interviews'), about: text('employerWrites') },
  { name: 'offers', title: text('offers'), about: text('employerWrites') },
  { name: 'reminders', title: text('reminders'), about: text('remindersAbout') },
  { name: 'mail', title: text('mail'), about: text('mailAbout') },
];

/** What the person hears of, and where; what is switched off still stands in the list. `device` switches the one at hand. */
export function PreferencesPanel({ device }: { device: ReactNode }) {
  const preferences = usePreferences();
  const { data, isError, error, refetch } = preferences.read;
  return (
    <Beside
      title={text('ways')}
      pending={!data && !isError}
      aside={
        data ? <Ways wishes={data} preferences={preferences} /> : <BesideLead>{text('waysAbout')}</BesideLead>
      }
    >
      <Card aria-label={text('title')}>
        {data ? (
          <Wishes wishes={data} preferences={preferences} />
        ) : isError ? (
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signInFirst')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={text('loading')}>
            {wishWords().map(({ name }) => (
              <div key={name} className={classes.bones}>
                <span className={classes.words}>
                  <Skeleton width={190} height={16} />
                  <Skeleton width="72%" height={14} />
                </span>
                <Skeleton width={44} height={24} />
              </div>
            ))}
          </Loading>
        )}
      </Card>
      {(data !== undefined || isError) && <div className={classes.device}>{device}</div>}
    </Beside>
  );
}

function Wishes({
  wishes,
  preferences,
}: {
  wishes: NotificationPreferences;
  preferences: ReturnType<typeof usePreferences>;
}) {
  return (
    <>
      <h2 className="visually-hidden">{text('title')}</h2>
      {wishWords().map(({ name, title, about }) => (
        <SettingRow
          key={name}
          title={title}
          control={
            <Switch
              label={title}
              labelHidden
              checked={wishes[name]}
              onCheckedChange={(on) => preferences.change.mutate({ [name]: on })}
            />
          }
        >
          {about}
        </SettingRow>
      ))}
      <SettingRow fixed title={text('approvals')} control={<b>{text('alwaysOn')}</b>}>
        {text('approvalsAbout')}
      </SettingRow>
    </>
  );
}
