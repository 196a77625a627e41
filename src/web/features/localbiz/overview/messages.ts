import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The business host for visitors.
  welcomePage: 'LocalBiz AI and AI Store',
  logo: 'Legwork, home',
  welcomeTitle: 'The shop’s legwork, next.',
  welcomeLead:
    'The agents of LocalBiz AI and AI Store are being built. You can open your business account now and set up your business profile; each agent appears in it when it is ready.',
  createAccount: 'Create a business account',
  logIn: 'Log in',
  services: 'Services',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',

  // The business dashboard's first screen: its first steps.
  shopLead: 'LocalBiz AI is being built. Nothing runs in your name yet.',
  firstSteps: 'Your first steps',
  waitingTitle: 'Waiting for you',
  oneToStart: '1 to start',
  nothingWaits: 'Nothing waits',
  loading: 'Loading your business',
  loadFailed: 'I could not load your business.',
  signIn: 'Please log in to view your dashboard.',
  account: 'Your account',
  accountConfirmed: 'Confirmed.',
  profile: 'Your business profile',
  profileWhy:
    'Name, place, hours and languages. The agents will write and reckon with it, and guess none of it.',
  profileSetUp: 'Set it up',
  profileKnown: '{name}, {trade} in {city}.',
  firstAgent: 'The first agent',
  firstAgentNote: 'It is being built. It asks you before anything reaches a customer.',

  // The place of AI Store in the business account.
  storeTitle: 'Store Overview',
  storeLead: 'AI Store is part of your business account. It is being built; nothing runs in your name yet.',
  toProfile: 'Business profile',

  // What is coming, on each of the three.
  localbizComing: 'What LocalBiz AI will do',
  storeComing: 'What AI Store will do',
  noneWorks: 'None works yet',
  comingPromise:
    'Each appears in the sidebar when it is ready. Until then nothing runs and nothing is charged.',

  // The agents of LocalBiz AI.
  reviews: 'Reviews',
  reviewsText: 'What customers liked and minded, in their own words.',
  promotions: 'Promotions',
  promotionsText: 'An offer worth making, with what to expect as a range.',
  restock: 'Restock and season',
  restockText: 'What runs out next, and what to order before the season turns.',
  loyalty: 'Loyalty messages',
  loyaltyText: 'Drafted for you, never sent without you.',

  // The agents of AI Store.
  listings: 'Listings',
  listingsText: 'Titles and descriptions that say what the thing is.',
  inventory: 'Inventory',
  inventoryText: 'What you have, and how many days it lasts.',
  sales: 'Sales',
  salesText: 'What sold, what did not, and since when.',
  chatbot: 'Chatbot',
  chatbotText: 'Answers at night to what your own pages can answer.',
});
