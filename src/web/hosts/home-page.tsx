import { HomeScreen } from '#web/features/marketing/home/home-screen.tsx';
import { PricingStrip } from '#web/features/marketing/pricing/pricing-strip.tsx';

/** The home page with the plans under it: two features, brought together by the host. */
export function HomePage() {
  return <HomeScreen pricing={<PricingStrip />} />;
}
