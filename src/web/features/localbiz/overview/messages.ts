import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The business host for visitors.
  welcomePage: 'LocalBiz AI and AI Store',
  logo: 'Legwork, home',
  welcomeTitle: 'The shop’s legwork, next.',
  welcomeLead:
    'The agents of LocalBiz AI and AI Store are still being built. You can open your business account now, import your till’s sales and see what matters in them. Each agent appears there when it’s ready.',
  createAccount: 'Create a business account',
  logIn: 'Log in',
  services: 'Services',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',

  // The business dashboard's first screen: its first steps.
  shopLead: 'Set up your shop, then import a file of your sales. I’ll tell you what matters in it.',
  firstSteps: 'Your first steps',
  waitingTitle: 'Waiting for you',
  oneToStart: '1 to do',
  nothingWaits: 'Nothing is waiting',
  loading: 'Loading your business',
  loadFailed: 'Couldn’t load your business.',
  signIn: 'Please log in to view your dashboard.',
  account: 'Your account',
  accountConfirmed: 'Confirmed.',
  profile: 'Your business profile',
  profileWhy: 'Name, location, hours and languages. Your agents will work from this and never guess.',
  profileSetUp: 'Set it up',
  profileKnown: '{name}, {trade} in {city}.',
  sales: 'Your sales',
  salesNote: 'Import an export from your till and see what matters in it.',

  // The place of AI Store in the business account.
  storeTitle: 'Store Overview',
  storeLead:
    'AI Store is part of your business account. Your sales are on their own page; the rest is still being built.',
  toProfile: 'Business profile',

  // What is coming, on each of the three.
  localbizComing: 'What LocalBiz AI will do',
  storeComing: 'What AI Store will do',
  noneWorks: 'None available yet',
  comingPromise:
    'Each appears in the sidebar when it’s ready. Until then, nothing runs and nothing is charged.',

  // The agents of LocalBiz AI.
  reviews: 'Reviews',
  reviewsText: 'What customers liked and didn’t, in their own words.',
  promotions: 'Promotions',
  promotionsText: 'Offers worth making, with a range of what to expect.',
  restock: 'Restock and season',
  restockText: 'What runs out next, and what to order before the season changes.',
  loyalty: 'Loyalty messages',
  loyaltyText: 'Drafted for you, never sent without your approval.',

  // The agents of AI Store.
  listings: 'Listings',
  listingsText: 'Titles and descriptions that say what the product is.',
  inventory: 'Inventory',
  inventoryText: 'What you have and how many days it will last.',
  chatbot: 'Chatbot',
  chatbotText: 'Answers customers at night from what your own pages say.',
});
