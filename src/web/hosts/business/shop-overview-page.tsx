import { useOutletContext } from 'react-router';
import { ShopOverviewScreen } from '#web/features/localbiz/overview/shop-overview-screen.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { greetingAt, hourOf } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';

/** The overview with the owner's name, at the hour it is where they are. */
export function ShopOverviewPage() {
  const { person } = useOutletContext<AccountContext>();
  const { nowMs, timeZone } = usePersonClock();
  return <ShopOverviewScreen greeting={greetingAt(hourOf(nowMs, timeZone), person.full_name)} />;
}
