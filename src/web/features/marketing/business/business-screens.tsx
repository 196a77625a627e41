import { BusinessPage } from './business-page.tsx';
import { localbiz, marketing, store } from './business.data.ts';
import { ListingExample, PromotionExample, ReviewsExample } from './examples.tsx';

/** LocalBiz AI: what is coming, said plainly. */
export function LocalbizScreen() {
  return <BusinessPage text={localbiz} example={<ReviewsExample />} />;
}

/** AI Store: what is coming, said plainly. */
export function StoreScreen() {
  return <BusinessPage text={store} example={<ListingExample />} />;
}

/** Smart Marketing, the part of LocalBiz AI that proposes promotions. */
export function MarketingScreen() {
  return <BusinessPage text={marketing} example={<PromotionExample />} />;
}
