import { useOutletContext } from 'react-router';
import { ActivityColumn } from '#web/features/career/applications/activity/activity-column.tsx';
import { AutoApplyScreen } from '#web/features/career/campaigns/auto-apply-screen.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';

/** The campaigns, and beside them what the agent is doing. */
export function AutoApplyPage() {
  const { person } = useOutletContext<AccountContext>();
  return <AutoApplyScreen person={person} activity={<ActivityColumn />} />;
}
