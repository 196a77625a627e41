import { useOutletContext } from 'react-router';
import { ShopOverviewScreen } from '#web/features/localbiz/overview/shop-overview-screen.tsx';
import type { AccountContext } from '#web/hosts/account/require-account.tsx';
import { greetingAt, hourOf } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { text } from './messages.ts';

/** The overview with the owner's name, at the hour it is where they are. */
export function ShopOverviewPage() {
  const { person } = useOutletContext<AccountContext>();
  const { nowMs, timeZone } = usePersonClock();
  const greeting = greetingAt(hourOf(nowMs, timeZone));
  return <ShopOverviewScreen greeting={text('greeting', { greeting, name: person.full_name })} />;
}
