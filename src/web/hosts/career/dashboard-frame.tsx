import { useQuery } from '@tanstack/react-query';
import { Outlet, ScrollRestoration, useMatch, useOutletContext } from 'react-router';
import { api } from '#web/api/client.ts';
import { useLiveUpdates } from '#web/api/events.ts';
import { useSession } from '#web/api/session.tsx';
import { DeletionBanner } from '#web/features/platform/privacy/deletion-banner.tsx';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { DashboardLayout } from '#web/shell/dashboard/dashboard-layout.tsx';
import { useOffline } from '#web/shell/errors/offline-banner.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { agentState } from './agent-state.ts';
import { useKeptForTheWay } from './kept-for-the-way.ts';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';

/** The frame of the dashboard with true counts; the one place that follows the server's events. */
export function DashboardFrame() {
  const context = useOutletContext<AccountContext>();
  const { person } = context;
  const { signOut } = useSession();
  const clock = usePersonClock();
  const offline = useOffline();
  const reading = useMatch(`${careerPaths.approvals}/:id`) !== null;
  useLiveUpdates();
  const waiting = useQuery(api.applications.waiting.queryOptions());
  useKeptForTheWay(waiting.data);
  const notifications = useQuery(api.notifications.unread.queryOptions());
  const campaigns = useQuery(api.campaigns.list.queryOptions());
  const overview = useQuery(api.reports.overview.queryOptions());
  const agent = campaigns.data && {
    ...agentState({ campaigns: campaigns.data, nextAt: overview.data?.nextAt, ...clock }),
  };
  return (
    <DashboardLayout
      person={{ fullName: person.full_name, email: person.email }}
      waiting={waiting.data?.filter((card) => !card.campaign_deleted).length ?? 0}
      unread={notifications.data?.unread ?? 0}
      agent={agent}
      offline={offline}
      standsAlone={reading}
      onLogout={() => void signOut()}
    >
      {!reading && <DeletionBanner />}
      <Outlet context={context} />
      <ScrollRestoration />
    </DashboardLayout>
  );
}
