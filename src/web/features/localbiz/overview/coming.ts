import { text } from './messages.ts';

/** One agent that is being built, and what it will do. */
export interface Coming {
  title: string;
  will: string;
}

/** What LocalBiz AI will do, in the order it is built. */
export const localbizAgents = (): readonly Coming[] => [
  { title: text('reviews'), will: text('reviewsText') },
  { title: text('promotions'), will: text('promotionsText') },
  { title: text('restock'), will: text('restockText') },
  { title: text('loyalty'), will: text('loyaltyText') },
];

/** What AI Store will do. */
export const storeAgents = (): readonly Coming[] => [
  { title: text('listings'), will: text('listingsText') },
  { title: text('inventory'), will: text('inventoryText') },
  { title: text('chatbot'), will: text('chatbotText') },
];
