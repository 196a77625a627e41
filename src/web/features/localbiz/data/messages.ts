import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  noBusiness: 'Then your files and what I know from them appear here.',
  title: 'Data',
  lead: 'What I work from. You can undo any import for 30 days.',
  files: 'Your files',
  bringOne: 'Import a file',
  connect: 'Connect your till',
  connectText:
    'Direct connections to Square, Shopify, WooCommerce and Google are still being built. Until then, import an export from your till.',
  everythingOut: 'Everything out',
  everythingOutText:
    'All there is of your business in one archive: every sale, customer, review and cost, and the files themselves.',
  toExport: 'Go to your export',
  readOnly: 'You can look at your business’s data. Only owners and managers can import files.',
  loading: 'Loading your files',
  loadFailed: 'Couldn’t load your files.',
  signIn: 'Please log in to see your files.',
  none: 'No files yet',
  noneText:
    'Export your sales from your till and drop the file here. I’ll show you what’s in it before anything is saved.',
  fresh: 'Sales up to {day, date, medium}',
  notFresh: 'No sales yet',
  stale: 'Your last sales are from {day, date, medium}. Import a newer export to see what happened since.',
  count: '{count, plural, one {# file} other {# files}}',
  tables: '{count, plural, one {{names}} =2 {{names}} =3 {{names}} other {# tables}}',
  older: 'Show older files',
  olderFailed: 'Couldn’t load the older files.',
  days: '{from, date, medium} to {to, date, medium}',
  lines:
    '{kind, select, customers {{count, plural, one {# person} other {# people}}} items {{count, plural, one {# product} other {# products}}} reviews {{count, plural, one {# review} other {# reviews}}} other {{count, plural, one {# line} other {# lines}}}}',
  working:
    '{done, number} of {all, number} {kind, select, customers {people} items {products} reviews {reviews} other {lines}}',
  undoUntil: 'Undo until {day, date, medium}',
  reading: 'Reading',
  refused: 'Not imported',
  staged: 'Waiting for you',
  committing: 'Importing',
  committed: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',

  // What customers write.
  reviews: 'Your reviews',
  reviewCount: '{count, plural, one {# review} other {# reviews}}',
  noReviews: 'None yet. Import the Google Takeout file of your Business Profile.',
  reviewsFailed: 'Couldn’t load your reviews.',
  loadingReviews: 'Loading your reviews',
  starsOf: '{stars, plural, one {# star} other {# stars}}',
  recommended: 'Recommend you',
  notRecommended: 'Don’t recommend you',
  withText: 'With a comment',
  answered: 'You replied',

  // What is sold here.
  catalogue: 'Your catalogue',
  itemCount: '{count, plural, one {# product} other {# products}}',
  noCatalogue:
    'None yet. Import a product or stock list. With what items cost you, I can work out your margin.',
  catalogueFailed: 'Couldn’t load your catalogue.',
  loadingCatalogue: 'Loading your catalogue',
  known: `{what, select,
    price {Price known}
    cost {Cost known}
    stock {Stock known}
    other {Negative stock}
  }`,
  typeCosts: 'Add the costs that are missing',
  countIt: 'Stock can’t be negative. Count these products.',

  // Who buys here.
  customers: 'Your customers',
  customerCount: '{count, plural, one {# customer} other {# customers}}',
  noCustomers:
    'None yet. Import a list from your till or newsletter. I read the consent in it and message nobody.',
  customersFailed: 'Couldn’t load your customers.',
  loadingCustomers: 'Loading your customers',
  channel: '{channel, select, email {Email} other {Text message}}',
  standing: `{standing, select,
    reachable {Have an address or number}
    proven {Opted in, date known}
    implied {Bought within two years}
    unproven {Opted in, no date}
    withdrawn {Opted out}
    other {No consent on file}
  }`,
  whoMay:
    'I can message customers who opted in on a known date or bought within two years. An opt-in without a date doesn’t prove consent.',
  suppressed:
    '{count, plural, one {# address or number is} other {# addresses and numbers are}} never messaged, even if a later file says they opted in.',
});
