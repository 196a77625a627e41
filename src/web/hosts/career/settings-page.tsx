import { useOutletContext } from 'react-router';
import { CalendarFeedCard } from '#web/features/career/agenda/feed-card.tsx';
import { IntegrationsPanel } from '#web/features/career/integrations/integrations-panel.tsx';
import { MailboxCard } from '#web/features/career/mailbox/mailbox-card.tsx';
import { PortalsCard } from '#web/features/career/portals/portals-card.tsx';
import { BeforeYouDelete } from '#web/features/career/settings/before-you-delete.tsx';
import { ModelCard } from '#web/features/platform/models/model-card.tsx';
import { EnablePush } from '#web/features/platform/notifications/enable-push.tsx';
import { PreferencesPanel } from '#web/features/platform/notifications/preferences/preferences-panel.tsx';
import { DangerZone } from '#web/features/platform/privacy/danger-zone.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { SettingsScreen } from '#web/shell/dashboard/settings-screen.tsx';

/** The settings: the tabs of four features, brought together by the host. */
export function SettingsPage() {
  const { person } = useOutletContext<AccountContext>();
  return (
    <SettingsScreen
      tabs={[
        {
          value: 'integrations',
          label: 'Integrations',
          panel: (
            <IntegrationsPanel
              others={
                <>
                  <MailboxCard email={person.email} />
                  <CalendarFeedCard />
                  <PortalsCard />
                  <ModelCard />
                </>
              }
            />
          ),
        },
        {
          value: 'notifications',
          label: 'Notifications',
          panel: <PreferencesPanel device={<EnablePush settings />} />,
        },
        {
          value: 'danger-zone',
          label: 'Danger Zone',
          panel: <DangerZone email={person.email} before={<BeforeYouDelete />} />,
        },
      ]}
    />
  );
}
