import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // On each of the three pages for owners: LocalBiz AI, AI Store, Smart Marketing.
  getStarted: 'Get Started',
  seePlans: 'See plans',
  contactUs: 'Contact Us',
  howTitle: 'How It Works',
  exampleCaption: 'An example of what it will show. The shop, customers and figures are made up.',
  youDecideTitle: 'It suggests, you decide',
  todayTitle: 'What you can use today',
  todayAccount:
    'You can open a business account and set up your shop’s profile: name, type of business, location and opening hours.',
  todaySales:
    'You can import your sales: an export from Square, Shopify, Clover, Toast, WooCommerce or Stripe, or any other table of sales, and your lists of customers, products and reviews. You see what Legwork found in each column, and its totals beside the file’s, before anything is saved. You can undo an import for {days, plural, one {# day} other {# days}}.',
  todayOverview:
    'From that, you see each day beside what was to be expected, what sells and when, and at most five changes that chance doesn’t explain.',
  todayTeam:
    'You can add more shops, and invite others by email as owners, managers or staff. Staff look and change nothing.',
  todayLater:
    'Still being built: direct connections to tills and web shops, answers to reviews, promotions, restock, loyalty messages, listings, inventory and the chatbot. Until one works, your dashboard says so and shows nothing made up. Nothing is charged yet.',

  // Pictures of the running product, on the pages of what runs already.
  recordedTitle: 'What it looks like today',
  recordedText:
    'Screenshots of the running product: the demo business that comes with every copy, a practice bakery with two years of sales imported from files. Nothing is mocked up.',
  recordedOverview:
    'The overview: sales of the last days beside what was expected, and the changes that chance doesn’t explain, each with its range.',
  recordedSales: 'Sales: each day beside its expected range, what sells, and at which hours.',
  recordedSalesPhone: 'Sales on a phone: each day beside its expected range, and what sells.',
  recordedFilePhone: 'A file on a phone: what each of its columns was taken for, and how sure that is.',

  // The page of LocalBiz AI.
  localbizTitle: 'It handles the paperwork. You run the shop.',
  localbizLead:
    'It tells you what matters in your sales. Next, it will analyze your reviews, plan your stock, and draft the promotions and messages you never get around to.',
  reviewsTitle: 'Reviews',
  reviewsText: 'What customers liked and disliked, in their own words, with the review it came from.',
  promotionsTitle: 'Promotions',
  promotionsText:
    'An offer worth making, who to send it to and when, with the expected result as a range, not a promise.',
  stockTitle: 'Stock and seasons',
  stockText: 'What will run out next, and what to order before the season changes.',
  loyaltyTitle: 'Loyalty',
  loyaltyText: 'Messages drafted for you. At most two a month per customer, or fewer if you choose.',
  localbizTellTitle: 'Tell it about your shop',
  localbizTellText: 'Name, location and hours, and your sales, customers, products and reviews as files.',
  localbizDecideText:
    'You see each message, offer and order with the reason for it. You send it, or you don’t.',
  localbizOutcomeTitle: 'It shows the results',
  localbizOutcomeText: 'You see them next to what was expected, even when it didn’t work.',
  localbizCallTitle: 'Start with your shop’s name.',
  localbizCallText: 'Then import your sales. The agents follow one by one.',

  // The example on it: what people said of a bakery.
  reviewsExampleTitle: 'What people said',
  topicBread: 'Bread',
  topicStaff: 'Staff',
  topicWaiting: 'Wait times',
  topicLikedAndMinded: '{liked, number} positive, {minded, number} negative',
  topicMinded: '{minded, number} negative',
  reviewQuote: '“Best sourdough on the street, but <mark>Saturday’s line is half an hour</mark>.”',

  // The page of AI Store.
  storeKicker: 'AI Store, part of the business account',
  storeTitle: 'Listings, stock and customer questions, handled.',
  storeLead:
    'It shows your sales on one page. Next, it will write listings people can find, update stock with every sale, and answer customers at night.',
  listingsTitle: 'Listings and search',
  listingsText:
    'Titles and descriptions that say what the product is. It changes them only where that helps, and gives a reason for each change.',
  inventoryTitle: 'Inventory',
  inventoryText:
    'What you have, how many days it will last, and what’s about to run out, updated with every sale.',
  salesTitle: 'Sales',
  salesText: 'What sold, what didn’t, and since when, on one page.',
  answersTitle: 'Customers, day and night',
  answersText: 'It answers what your own pages can answer. Refunds and promises wait for you.',
  storeBringTitle: 'Import your sales',
  storeBringText: 'Upload them as a file. Your products come with them, and product sheets later.',
  storeDecideText: 'New text appears next to the old. It never changes a price on its own.',
  storeCountTitle: 'It keeps track',
  storeCountText: 'Every sale, in the shop or online, updates the same stock.',
  storeCallTitle: 'Start with one file.',
  storeCallText: 'AI Store is part of the business account. You don’t need to sign up twice.',

  // The example on it: an old and a new text of a listing.
  listingExampleTitle: 'Sourdough starter kit, new listing text',
  listingTitle: 'Title',
  listingTitleChange: '<del>Sourdough kit</del> <ins>Sourdough starter kit with live rye culture</ins>',
  listingTitleReason: '38 of 41 searches in the shop include “starter”.',
  listingDescription: 'Description',
  listingDescriptionChange:
    'Everything for your first loaf: <del>starter, flour, instructions</del> <ins>a jar of live rye culture, 1 kg of stone-milled flour and a four-day card in plain words</ins>.',
  listingDescriptionReason: 'From the product sheet, lines 3 and 5.',
  listingPrice: 'Price',
  listingPriceUnchanged: '$34.00, unchanged',
  listingPriceReason: 'It never changes a price on its own.',

  // The page of Smart Marketing.
  marketingName: 'Smart Marketing',
  marketingKicker: 'Smart Marketing, part of LocalBiz AI',
  marketingTitle: 'The promotion you’d run if you had the time.',
  marketingLead:
    'It will look at your sales, your reviews and the season, and suggest one offer worth making. It’s still being built.',
  ideaTitle: 'One idea at a time',
  ideaText: 'Based on your own sales and reviews, with the reason for it.',
  expectTitle: 'What to expect',
  expectText: 'A range based on similar cases, and a note if there were too few to tell.',
  audienceTitle: 'Who gets it',
  audienceText: 'Only customers who agreed to hear from you.',
  outcomeTitle: 'The results',
  outcomeText:
    'The gain against people who were held back: they agreed to hear from you, but didn’t get this offer. And whether it could be chance.',
  marketingLooksTitle: 'It looks at your data',
  marketingLooksText: 'Your sales, your reviews and the local calendar.',
  marketingDecideText:
    'You see the wording, date, recipients and cost on one card, and you can change any of them.',
  marketingMeasuresTitle: 'It measures results',
  marketingMeasuresText: 'It drops what didn’t work.',
  marketingCallTitle: 'In every plan, with more in Pro.',
  marketingCallText:
    'Starter includes limited AI marketing. Pro includes full marketing, analytics and sentiment analysis.',

  // The example on it: one proposal on one card.
  promotionExampleTitle: 'Saturday pre-orders',
  promotionQuote:
    '“Skip the Saturday line. Order by Friday at 6 p.m., and your loaves will be waiting at the side door with your name on them.”',
  promotionWhy: 'Why',
  promotionWhyText: '3 of 17 reviews complain about the Saturday wait.',
  promotionTo: 'To',
  promotionToText: '212 customers who agreed to get emails',
  promotionCosts: 'Cost',
  promotionCostsText: 'None. No price is reduced.',
  promotionExpect: 'Expected',
  promotionExpectText:
    '12 to 28 loaves picked up without the line. Based on only 6 Saturdays like this one, so it may be off.',
});
