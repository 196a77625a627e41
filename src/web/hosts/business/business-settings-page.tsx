import { useOutletContext } from 'react-router';
import { WhatYouHear } from '#web/features/localbiz/settings/what-you-hear.tsx';
import { DangerZone } from '#web/features/platform/privacy/danger-zone.tsx';
import { NameCard } from '#web/features/platform/settings/name-card.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { BesideLead } from '#web/shell/dashboard/beside.tsx';
import { SettingsScreen } from '#web/shell/dashboard/settings-screen.tsx';

/** The settings of a business account: its owner, what they hear of, everything in one archive, and the way out. */
export function BusinessSettingsPage() {
  const { person } = useOutletContext<AccountContext>();
  return (
    <SettingsScreen
      tabs={[
        { value: 'you', label: 'You', panel: <NameCard name={person.full_name} /> },
        { value: 'notifications', label: 'Notifications', panel: <WhatYouHear email={person.email} /> },
        {
          value: 'danger-zone',
          label: 'Danger Zone',
          panel: (
            <DangerZone
              email={person.email}
              before={
                <BesideLead>
                  Nothing runs yet that would end with your account. Your export holds what you told me.
                </BesideLead>
              }
            />
          ),
        },
      ]}
    />
  );
}
