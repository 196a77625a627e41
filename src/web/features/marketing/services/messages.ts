import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of all services.
  title: 'Services',
  lead: 'Agents that do the repetitive part of a job search or a shop, show you what they did, and wait for your word.',
  getStarted: 'Get Started',
  tryAgent: 'Try AutoApply Agent',
  open: 'Open',
  beingBuilt: 'Being built',

  // AutoCareer Pro on it.
  careerWho: 'For people looking for work',
  careerAbout: 'It finds jobs, prepares each application from your own CV, asks you, and sends it.',
  careerReads:
    '{claim, select, fifty {Reads 50+ job boards, from a 50% match} other {Reads job boards, from a 50% match}}',
  careerWrites: 'Tailors the CV and writes the letter',
  careerAsks: 'Asks your phone before it submits',
  careerReports: 'Weekly dashboards and tips, from your own numbers',
  careerMore: 'How AutoCareer Pro works',

  // AI Store on it.
  storeWho: 'For people selling online',
  storeAbout: 'It will keep listings, stock and sales in order, and answer customers at night.',
  storeListings: 'Listings written for people and for search',
  storeStock: 'Stock counted from every sale',
  storeSales: 'Sales on one page',
  storeChat: 'A chat that knows when to stop',
  storeMore: 'What AI Store will do',

  // LocalBiz AI on it.
  businessWho: 'For people running a shop',
  businessAbout: 'It will read your reviews, plan your stock and draft the messages you never get around to.',
  businessReviews: 'What customers liked and minded',
  businessPromotions: 'Promotions with what to expect',
  businessForecasts: 'Restock and seasonal forecasts',
  businessLoyalty: 'Loyalty messages you approve',
  businessMore: 'What LocalBiz AI will do',
});
