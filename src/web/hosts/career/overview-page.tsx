import { useOutletContext } from 'react-router';
import { OverviewScreen } from '#web/features/career/reports/overview/overview-screen.tsx';
import { WaitingPanel } from '#web/features/career/applications/waiting/waiting-panel.tsx';
import { EnablePush } from '#web/features/platform/notifications/enable-push.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';

/** The overview with its queue: three features, brought together by the host. */
export function OverviewPage() {
  const { person } = useOutletContext<AccountContext>();
  return <OverviewScreen person={person} waiting={<WaitingPanel />} push={<EnablePush />} />;
}
