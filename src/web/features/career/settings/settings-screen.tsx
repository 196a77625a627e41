import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { Tabs } from '#web/ui/sections/tabs.tsx';

interface SettingsScreenProps {
  integrations: ReactNode;
  notifications: ReactNode;
  dangerZone: ReactNode;
}

/** The settings in three tabs, each with an address of its own. */
export function SettingsScreen({ integrations, notifications, dangerZone }: SettingsScreenProps) {
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { value: 'integrations', label: 'Integrations', panel: integrations },
    { value: 'notifications', label: 'Notifications', panel: notifications },
    { value: 'danger-zone', label: 'Danger Zone', panel: dangerZone },
  ] as const;
  const chosen = tabs.find(({ value }) => value === search.get('tab'))?.value ?? 'integrations';
  return (
    <>
      <ScreenHead title="Settings" />
      <Tabs
        label="Settings"
        tabs={tabs}
        value={chosen}
        onValueChange={(tab) =>
          setSearch(tab === 'integrations' ? {} : { tab }, { replace: true, preventScrollReset: true })
        }
      />
    </>
  );
}
