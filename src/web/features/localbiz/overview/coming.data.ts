/** One agent that is being built, and what it will do. */
export interface Coming {
  title: string;
  text: string;
}

/** What LocalBiz AI will do, in the order it is built. */
export const localbizAgents: readonly Coming[] = [
  { title: 'Reviews', text: 'What customers liked and minded, in their own words.' },
  { title: 'Promotions', text: 'An offer worth making, with what to expect as a range.' },
  { title: 'Restock and season', text: 'What runs out next, and what to order before the season turns.' },
  { title: 'Loyalty messages', text: 'Drafted for you, never sent without you.' },
];

/** What AI Store will do. */
export const storeAgents: readonly Coming[] = [
  { title: 'Listings', text: 'Titles and descriptions that say what the thing is.' },
  { title: 'Inventory', text: 'What you have, and how many days it lasts.' },
  { title: 'Sales', text: 'What sold, what did not, and since when.' },
  { title: 'Chatbot', text: 'Answers at night to what your own pages can answer.' },
];
