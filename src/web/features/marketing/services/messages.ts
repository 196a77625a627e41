import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of all services.
  title: 'Services',
  lead: 'Agents that handle the repetitive work of a job search or a shop, show you what they did, and wait for your approval.',
  getStarted: 'Get Started',
  tryAgent: 'Try AutoApply Agent',
  open: 'Available',
  beingBuilt: 'First parts available',

  // AutoCareer Pro on it.
  careerWho: 'For job seekers',
  careerAbout:
    'It finds jobs, prepares each application from your own resume, asks for your approval, and sends it.',
  careerReads:
    '{claim, select, fifty {Searches 50+ job boards and applies at a 50% match or better} other {Searches job boards and applies at a 50% match or better}}',
  careerWrites: 'Tailors your resume and writes the cover letter',
  careerAsks: 'Asks for approval on your phone before it submits',
  careerReports: 'Weekly dashboards and tips from your own numbers',
  careerMore: 'How AutoCareer Pro works',

  // AI Store on it.
  storeWho: 'For online sellers',
  storeAbout:
    'It shows your sales on one page. Next, it will keep your listings and stock in order, and answer customers at night.',
  storeListings: 'Listings written for shoppers and search engines',
  storeStock: 'Stock updated with every sale',
  storeSales: 'All your sales on one page',
  storeChat: 'A chatbot that leaves refunds and promises to you',
  storeMore: 'What AI Store will do',

  // LocalBiz AI on it.
  businessWho: 'For shop owners',
  businessAbout:
    'It tells you what matters in your sales. Next, it will analyze your reviews, plan your stock and draft the messages you never get around to.',
  businessReviews: 'What customers liked and disliked',
  businessPromotions: 'Promotions with expected results',
  businessForecasts: 'Restock and seasonal forecasts',
  businessLoyalty: 'Loyalty messages you approve',
  businessMore: 'What LocalBiz AI will do',
});
