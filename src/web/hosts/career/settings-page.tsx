import { useQueries } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { api } from '#web/api/client.ts';
import { CalendarFeedCard } from '#web/features/career/agenda/feed-card.tsx';
import { IntegrationsPanel } from '#web/features/career/integrations/integrations-panel.tsx';
import { MailboxCard } from '#web/features/career/mailbox/mailbox-card.tsx';
import { PortalsCard } from '#web/features/career/portals/portals-card.tsx';
import { BeforeYouDelete } from '#web/features/career/settings/before-you-delete.tsx';
import { CheckTrail } from '#web/features/career/trail/check-trail.tsx';
import { ModelCard } from '#web/features/platform/models/model-card.tsx';
import { EnablePush } from '#web/features/platform/notifications/enable-push.tsx';
import { PreferencesPanel } from '#web/features/platform/notifications/preferences/preferences-panel.tsx';
import { DangerZone } from '#web/features/platform/privacy/danger-zone.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { SettingsScreen } from '#web/shell/dashboard/settings-screen.tsx';
import { useArrived } from '#web/shell/use-arrived.ts';
import { text } from './messages.ts';

/** The settings: the tabs of four features, brought together by the host. */
export function SettingsPage() {
  const { person } = useOutletContext<AccountContext>();
  return (
    <SettingsScreen
      tabs={[
        {
          value: 'integrations',
          label: text('integrations'),
          panel: <IntegrationsTab email={person.email} />,
        },
        {
          value: 'notifications',
          label: text('notifications'),
          panel: <PreferencesPanel device={<EnablePush settings />} />,
        },
        {
          value: 'danger-zone',
          label: text('dangerZone'),
          panel: (
            <DangerZone email={person.email} before={<BeforeYouDelete />} belowExport={<CheckTrail />} />
          ),
        },
      ]}
    />
  );
}

function IntegrationsTab({ email }: { email: string }) {
  const waiting = useQueries({
    queries: [
      api.integrations.read.queryOptions(),
      api.mailbox.read.queryOptions(),
      api.agenda.read.queryOptions(),
      api.portals.read.queryOptions(),
      api.models.read.queryOptions(),
    ],
    combine: (queries) => queries.some(({ isPending }) => isPending),
  });
  return (
    <IntegrationsPanel
      arrived={useArrived(waiting)}
      others={
        <>
          <MailboxCard email={email} />
          <CalendarFeedCard />
          <PortalsCard />
          <ModelCard />
        </>
      }
    />
  );
}
