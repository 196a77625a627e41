import { useOutletContext } from 'react-router';
import { WhatYouHear } from '#web/features/localbiz/settings/what-you-hear.tsx';
import { TeamPanel } from '#web/features/localbiz/team/team-panel.tsx';
import { DangerZone } from '#web/features/platform/privacy/danger-zone.tsx';
import { NameCard } from '#web/features/platform/settings/name-card.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { BesideLead } from '#web/shell/dashboard/beside.tsx';
import { SettingsScreen } from '#web/shell/dashboard/settings-screen.tsx';
import { text } from './messages.ts';

/** The settings of a business account: its owner, what they hear of, everything in one archive, and the way out. */
export function BusinessSettingsPage() {
  const { person } = useOutletContext<AccountContext>();
  return (
    <SettingsScreen
      tabs={[
        { value: 'you', label: text('you'), panel: <NameCard name={person.full_name} /> },
        { value: 'team', label: text('team'), panel: <TeamPanel /> },
        { value: 'notifications', label: text('notifications'), panel: <WhatYouHear email={person.email} /> },
        {
          value: 'danger-zone',
          label: text('dangerZone'),
          panel: <DangerZone email={person.email} before={<BesideLead>{text('nothingEnds')}</BesideLead>} />,
        },
      ]}
    />
  );
}
