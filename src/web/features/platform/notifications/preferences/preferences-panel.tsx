import type { ReactNode } from 'react';
import type { NotificationPreferences } from '#contract/platform/notification-preferences.ts';
import { Beside, BesideLead } from '#web/shell/dashboard/beside.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { SettingRow } from '#web/ui/sections/setting-row.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import classes from './preferences.module.css';
import { usePreferences } from './use-preferences.ts';
import { Ways } from './ways.tsx';

type Wish = 'weekly_summary' | 'interviews' | 'offers' | 'reminders' | 'mail';

const wishWords: readonly { name: Wish; title: string; text: string }[] = [
  {
    name: 'weekly_summary',
    title: 'Weekly summary',
    text: 'Mondays at 8:00: what I sent, who answered, one tip your own numbers support. Silent when too little happened.',
  },
  {
    name: 'interviews',
    title: 'New interview requests',
    text: 'As soon as an employer writes, after your quiet hours.',
  },
  { name: 'offers', title: 'New job offers', text: 'As soon as an employer writes, after your quiet hours.' },
  {
    name: 'reminders',
    title: 'Reminders',
    text: 'A day before an application that waits for you would expire, and when nobody has answered for ten days.',
  },
  {
    name: 'mail',
    title: 'E-mail as well',
    text: 'What I push also comes by e-mail when you have not opened it within an hour.',
  },
];

/** What the person hears of, and where; what is switched off still stands in the list. `device` switches the one at hand. */
export function PreferencesPanel({ device }: { device: ReactNode }) {
  const preferences = usePreferences();
  const { data, isError, error, refetch } = preferences.read;
  return (
    <Beside
      title="Where"
      pending={!data && !isError}
      aside={
        data ? (
          <Ways wishes={data} preferences={preferences} />
        ) : (
          <BesideLead>Your devices, your e-mail address and your quiet hours.</BesideLead>
        )
      }
    >
      <Card aria-label="What you hear of">
        {data ? (
          <Wishes wishes={data} preferences={preferences} />
        ) : isError ? (
          <LoadFailure
            title="I could not load your choices."
            signIn="Please log in to view your settings."
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label="Loading your choices">
            {wishWords.map(({ name }) => (
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
      <h2 className="visually-hidden">What you hear of</h2>
      {wishWords.map(({ name, title, text }) => (
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
          {text}
        </SettingRow>
      ))}
      <SettingRow fixed title="Approvals always reach you" control={<b>Always on</b>}>
        They can't be switched off while a campaign is active. Nothing is sent without them.
      </SettingRow>
    </>
  );
}
