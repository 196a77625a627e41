import { BusinessPage } from './business-page.tsx';
import { ListingExample, PromotionExample, ReviewsExample } from './examples.tsx';
import { localbiz, marketing, store } from './offerings.ts';

/** LocalBiz AI: what is coming, said plainly. */
export function LocalbizScreen() {
  return <BusinessPage offering={localbiz()} example={<ReviewsExample />} />;
}

/** AI Store: what is coming, said plainly. */
export function StoreScreen() {
  return <BusinessPage offering={store()} example={<ListingExample />} />;
}

/** Smart Marketing, the part of LocalBiz AI that proposes promotions. */
export function MarketingScreen() {
  return <BusinessPage offering={marketing()} example={<PromotionExample />} />;
}
