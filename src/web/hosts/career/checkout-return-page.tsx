import { useLiveUpdates } from '#web/api/events.ts';
import { CheckoutReturnScreen } from '#web/features/platform/billing/return-screen.tsx';

/** The end of a checkout, outside the dashboard's frame, so it follows the server's events itself. */
export function CheckoutReturnPage() {
  useLiveUpdates();
  return <CheckoutReturnScreen />;
}
