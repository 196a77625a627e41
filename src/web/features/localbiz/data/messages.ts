import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'Data',
  lead: 'What I work from. Every file can be taken back out for 30 days, with everything it brought.',
  files: 'Your files',
  bringOne: 'Bring a file in',
  connect: 'Connect your till',
  connectText:
    'Direct connections to Square, Shopify, WooCommerce and Google are still being built. Until then, an export brings in the same sales.',
  readOnly: 'You can look at your business’s data. An owner or a manager brings files in.',
  loading: 'Loading your files',
  loadFailed: 'Couldn’t load your files.',
  signIn: 'Please log in to see your files.',
  none: 'No files yet',
  noneText:
    'Export your sales from your till and drop the file here. I’ll show you what it holds before I keep anything.',
  fresh: 'Sales up to {day, date, medium}',
  notFresh: 'No sales yet',
  stale: 'Your last sales are from {day, date, medium}. Bring a newer export in to see what happened since.',
  count: '{count, plural, one {# file} other {# files}}',
  days: '{from, date, medium} to {to, date, medium}',
  lines:
    '{kind, select, customers {{count, plural, one {# person} other {# people}}} items {{count, plural, one {# product} other {# products}}} reviews {{count, plural, one {# review} other {# reviews}}} other {{count, plural, one {# line} other {# lines}}}}',
  working:
    '{done, number} of {all, number} {kind, select, customers {people} items {products} reviews {reviews} other {lines}}',
  undoUntil: 'Can be taken out until {day, date, medium}',
  reading: 'Being read',
  refused: 'Not brought in',
  staged: 'Waits for you',
  committing: 'Being brought in',
  committed: 'Brought in',
  undoing: 'Being taken out',
  undone: 'Taken out',

  // What people write.
  reviews: 'Your reviews',
  reviewCount: '{count, plural, one {# review} other {# reviews}}',
  noReviews: 'None yet. Bring in what Google Takeout gives you for your Business Profile.',
  reviewsFailed: 'Couldn’t load your reviews.',
  loadingReviews: 'Loading your reviews',
  starsOf: '{stars, plural, one {# star} other {# stars}}',
  recommended: 'Recommend you',
  notRecommended: 'Don’t recommend you',
  withText: 'With words',
  answered: 'You wrote back',

  // What is sold here.
  catalogue: 'Your catalogue',
  itemCount: '{count, plural, one {# product} other {# products}}',
  noCatalogue:
    'None yet. Bring in a product or stock list: with what items cost you, I can say what they earn.',
  catalogueFailed: 'Couldn’t load your catalogue.',
  loadingCatalogue: 'Loading your catalogue',
  known: `{what, select,
    price {Price known}
    cost {Cost known}
    stock {Stock known}
    other {Negative stock}
  }`,
  countIt: 'Stock can’t be negative. Count these products.',

  // Who buys here.
  customers: 'Your customers',
  customerCount: '{count, plural, one {# customer} other {# customers}}',
  noCustomers:
    'None yet. Bring in a list from your till or your newsletter: I read what it says of consent, and write to nobody.',
  customersFailed: 'Couldn’t load your customers.',
  loadingCustomers: 'Loading your customers',
  channel: '{channel, select, email {Email} other {Text message}}',
  standing: `{standing, select,
    reachable {Have an address or number}
    proven {Said yes, with the day}
    implied {Bought within two years}
    unproven {Said yes, without a day}
    withdrawn {Said no}
    other {Said nothing}
  }`,
  whoMay:
    'I may write to those who said yes with the day, or bought within two years. Nobody else: a yes without a day proves nothing.',
  suppressed:
    '{count, plural, one {# address or number is} other {# addresses and numbers are}} never written to, whatever a file says.',
});
