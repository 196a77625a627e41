export interface BusinessText {
  offering: 'localbiz' | 'aistore';
  name: string;
  kicker: string;
  title: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  caption: string;
  steps: readonly [Step, Step, Step];
  today: readonly string[];
  band: { title: string; text: string };
}

interface Step {
  title: string;
  text: string;
}

const today = [
  'You can open a business account and set up your shop’s profile: name, trade, place, opening hours.',
  'The agents themselves are being built. Until one of them works, its place in your dashboard says so, and nothing on it pretends.',
];

const caption = 'An example of what it is being built to show. Shop, customers and figures are made up.';

export const localbiz: BusinessText = {
  offering: 'localbiz',
  name: 'LocalBiz AI',
  kicker: 'LocalBiz AI',
  title: 'It minds the shop’s paperwork. You mind the shop.',
  lead: 'It will read your reviews, plan your stock, and draft the promotions and messages you never get around to. It is being built.',
  parts: [
    {
      title: 'Reviews',
      text: 'What customers liked and minded, in their own words, with the review it came from.',
    },
    {
      title: 'Promotions',
      text: 'An offer worth making, to whom and when, with what to expect as a range rather than a promise.',
    },
    { title: 'Stock and season', text: 'What runs out next, and what to order before the season turns.' },
    {
      title: 'Loyalty',
      text: 'Messages drafted for you, at most two a month to one customer, fewer if you say so.',
    },
  ],
  caption,
  steps: [
    { title: 'Tell it about the shop', text: 'Name, place, hours, and where your reviews and sales are.' },
    {
      title: 'It proposes, you decide',
      text: 'Each message, offer and order is put to you with its reason. You send it, or you don’t.',
    },
    { title: 'It shows what came of it', text: 'Beside what was expected, also when it did not work.' },
  ],
  today,
  band: { title: 'Start with the shop’s name.', text: 'The account is there; the agents follow one by one.' },
};

export const store: BusinessText = {
  offering: 'aistore',
  name: 'AI Store',
  kicker: 'AI Store, part of the business account',
  title: 'A store that answers, counts and tidies up after itself.',
  lead: 'It will write listings that can be found, count stock from every sale, and answer customers at night. It is being built.',
  parts: [
    {
      title: 'Listings and search',
      text: 'Titles and descriptions that say what the thing is, changed only where it helps, each change with its reason.',
    },
    {
      title: 'Inventory',
      text: 'What you have, how many days it lasts, and what is about to run out, counted from every sale.',
    },
    { title: 'Sales', text: 'What sold, what did not, and since when, on one page.' },
    {
      title: 'Customers, day and night',
      text: 'Answers to what your own pages can answer. Refunds and promises wait for you.',
    },
  ],
  caption,
  steps: [
    {
      title: 'Bring what you sell',
      text: 'Your products as a file or by hand, with the sheet that says what they are.',
    },
    {
      title: 'It proposes, you decide',
      text: 'New texts stand beside the old ones. It never changes a price on its own.',
    },
    { title: 'It keeps count', text: 'Every sale, in the shop and online, moves the same stock.' },
  ],
  today,
  band: {
    title: 'Start with one product.',
    text: 'AI Store is part of the business account, without a second sign-up.',
  },
};

export const marketing: BusinessText = {
  offering: 'localbiz',
  name: 'Smart Marketing',
  kicker: 'Smart Marketing, part of LocalBiz AI',
  title: 'The promotion you would have made, had there been time.',
  lead: 'It will look at what sells, what customers say and what the season does, and propose one offer worth making. It is being built.',
  parts: [
    { title: 'One idea at a time', text: 'From your own sales and reviews, with the reason it came up.' },
    {
      title: 'What to expect',
      text: 'A range from cases like it, and a word when there were too few to tell.',
    },
    { title: 'Who hears of it', text: 'Only customers who said yes to hearing from you.' },
    {
      title: 'What came of it',
      text: 'Uplift against the weeks before, and whether it can be told from chance.',
    },
  ],
  caption,
  steps: [
    { title: 'It looks', text: 'At sales, reviews and the calendar of your street.' },
    {
      title: 'It proposes, you decide',
      text: 'The words, the day, the people and the cost, on one card. You change what you like.',
    },
    { title: 'It measures', text: 'And drops what did not work.' },
  ],
  today,
  band: {
    title: 'In every plan, more of it in Pro.',
    text: 'Limited AI marketing in Starter; full marketing, analytics and sentiment analysis in Pro.',
  },
};
