import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // On each of the three pages for owners: LocalBiz AI, AI Store, Smart Marketing.
  getStarted: 'Get Started',
  seePlans: 'See the plans',
  contactUs: 'Contact Us',
  howTitle: 'How It Works',
  exampleCaption: 'An example of what it is being built to show. Shop, customers and figures are made up.',
  youDecideTitle: 'It proposes, you decide',
  todayTitle: 'What is there today',
  todayAccount:
    'You can open a business account and set up your shop’s profile: name, trade, place, opening hours.',
  todayAgents:
    'The agents themselves are being built. Until one of them works, its place in your dashboard says so, and nothing on it pretends.',

  // The page of LocalBiz AI.
  localbizTitle: 'It minds the shop’s paperwork. You mind the shop.',
  localbizLead:
    'It will read your reviews, plan your stock, and draft the promotions and messages you never get around to. It is being built.',
  reviewsTitle: 'Reviews',
  reviewsText: 'What customers liked and minded, in their own words, with the review it came from.',
  promotionsTitle: 'Promotions',
  promotionsText:
    'An offer worth making, to whom and when, with what to expect as a range rather than a promise.',
  stockTitle: 'Stock and season',
  stockText: 'What runs out next, and what to order before the season turns.',
  loyaltyTitle: 'Loyalty',
  loyaltyText: 'Messages drafted for you, at most two a month to one customer, fewer if you say so.',
  localbizTellTitle: 'Tell it about the shop',
  localbizTellText: 'Name, place, hours, and where your reviews and sales are.',
  localbizDecideText:
    'Each message, offer and order is put to you with its reason. You send it, or you don’t.',
  localbizOutcomeTitle: 'It shows what came of it',
  localbizOutcomeText: 'Beside what was expected, also when it did not work.',
  localbizCallTitle: 'Start with the shop’s name.',
  localbizCallText: 'The account is there; the agents follow one by one.',

  // The example on it: what people said of a bakery.
  reviewsExampleTitle: 'What people said',
  topicBread: 'Bread',
  topicStaff: 'Staff',
  topicWaiting: 'Waiting',
  topicLikedAndMinded: '{liked, number} liked, {minded, number} minded',
  topicMinded: '{minded, number} minded',
  reviewQuote: '“Best sourdough on the street, but <mark>Saturday’s line is half an hour</mark>.”',

  // The page of AI Store.
  storeKicker: 'AI Store, part of the business account',
  storeTitle: 'A store that answers, counts and tidies up after itself.',
  storeLead:
    'It will write listings that can be found, count stock from every sale, and answer customers at night. It is being built.',
  listingsTitle: 'Listings and search',
  listingsText:
    'Titles and descriptions that say what the thing is, changed only where it helps, each change with its reason.',
  inventoryTitle: 'Inventory',
  inventoryText:
    'What you have, how many days it lasts, and what is about to run out, counted from every sale.',
  salesTitle: 'Sales',
  salesText: 'What sold, what did not, and since when, on one page.',
  answersTitle: 'Customers, day and night',
  answersText: 'Answers to what your own pages can answer. Refunds and promises wait for you.',
  storeBringTitle: 'Bring what you sell',
  storeBringText: 'Your products as a file or by hand, with the sheet that says what they are.',
  storeDecideText: 'New texts stand beside the old ones. It never changes a price on its own.',
  storeCountTitle: 'It keeps count',
  storeCountText: 'Every sale, in the shop and online, moves the same stock.',
  storeCallTitle: 'Start with one product.',
  storeCallText: 'AI Store is part of the business account, without a second sign-up.',

  // The example on it: an old and a new text of a listing.
  listingExampleTitle: 'Sourdough starter kit, new listing text',
  listingTitle: 'Title',
  listingTitleChange: '<del>Sourdough kit</del> <ins>Sourdough starter kit with live rye culture</ins>',
  listingTitleReason: '38 of 41 searches in the shop say “starter”.',
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
  marketingTitle: 'The promotion you would have made, had there been time.',
  marketingLead:
    'It will look at what sells, what customers say and what the season does, and propose one offer worth making. It is being built.',
  ideaTitle: 'One idea at a time',
  ideaText: 'From your own sales and reviews, with the reason it came up.',
  expectTitle: 'What to expect',
  expectText: 'A range from cases like it, and a word when there were too few to tell.',
  audienceTitle: 'Who hears of it',
  audienceText: 'Only customers who said yes to hearing from you.',
  outcomeTitle: 'What came of it',
  outcomeText: 'Uplift against the weeks before, and whether it can be told from chance.',
  marketingLooksTitle: 'It looks',
  marketingLooksText: 'At sales, reviews and the calendar of your street.',
  marketingDecideText: 'The words, the day, the people and the cost, on one card. You change what you like.',
  marketingMeasuresTitle: 'It measures',
  marketingMeasuresText: 'And drops what did not work.',
  marketingCallTitle: 'In every plan, more of it in Pro.',
  marketingCallText:
    'Limited AI marketing in Starter; full marketing, analytics and sentiment analysis in Pro.',

  // The example on it: one proposal on one card.
  promotionExampleTitle: 'Saturday pre-orders',
  promotionQuote:
    '“Skip the Saturday line. Tell us by Friday at six which loaves are yours, and they wait at the side door with your name on.”',
  promotionWhy: 'Why',
  promotionWhyText: '3 of 17 reviews mind the Saturday wait.',
  promotionTo: 'To',
  promotionToText: '212 customers who said yes to e-mail',
  promotionCosts: 'Costs',
  promotionCostsText: 'Nothing. No price is lowered.',
  promotionExpect: 'Expect',
  promotionExpectText: '12 to 28 loaves out of the line, from 6 Saturdays like this one, so it may be off.',
});
