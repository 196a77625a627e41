import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  back: 'Data',
  here: 'Bring a file in',
  loading: 'Loading this file',
  loadFailed: 'Couldn’t load this file.',
  signIn: 'Please log in to see this file.',

  // What it is.
  named: `{source, select,
    square {Square}
    shopify {Shopify}
    clover {Clover}
    toast {Toast}
    woocommerce {WooCommerce}
    stripe {Stripe}
    mailchimp {Mailchimp}
    google {Google}
    facebook {Facebook}
    other {Your}
  } {kind, select,
    sale_lines {items, {count, plural, one {# line} other {# lines}}}
    reviews {reviews, {count, plural, one {# review} other {# reviews}}}
    items {products, {count, plural, one {# product} other {# products}}}
    customers {customers, {count, plural, one {# person} other {# people}}}
    other {orders, {count, plural, one {# line} other {# lines}}}
  }`,
  readingTitle: 'Reading {name}',
  readingLead: 'I’m working out what it holds. Nothing is kept yet. You can leave this page.',
  refusedTitle: 'I couldn’t bring this file in',
  openLead:
    '{count, plural, one {One thing is yours to say, then nothing is left to guess.} other {# things are yours to say, then nothing is left to guess.}} Nothing is kept yet.',
  stagedLead: 'This is what I’d make of it. Nothing is kept yet.',
  committingLead: 'I’m bringing it in. You can leave this page.',
  committedLead:
    '{kind, select, customers {They’re among your customers.} items {They’re in your catalogue.} reviews {They’re among your reviews.} other {It’s in your sales.}}',
  undoingLead: 'I’m taking everything out that it brought. You can leave this page.',
  undoneLead:
    '{kind, select, customers {Everything it brought is out again. Whoever said no stays a no.} reviews {Everything it brought is out again.} items {Everything it brought is out again. Prices, costs and stock are as they were before.} other {Everything it brought is out of your sales again.}}',

  // What each column becomes.
  columns: 'What each column becomes',
  columnCount: '{count, plural, one {# column} other {# columns}}',
  theirColumn: 'Their column',
  asItStands: 'As it stands there',
  becomes: 'Becomes',
  howSure: 'How sure',
  sure: 'Sure',
  likely: 'Likely',
  checkThis: 'Please check',
  yours: 'You said so',
  notNeeded: 'Nothing here needs it',
  showAll: 'Show all {count, number}',
  becomesOf: 'What “{header}” becomes',

  // What is asked.
  shopQuestion: 'Which of your shops is this file from?',
  chooseShop: 'Choose a shop',
  dateQuestion: 'What comes first in a date such as {sample}?',
  dayFirst: 'The day',
  monthFirst: 'The month',
  placesQuestion: 'It names {places}. Which of them are this shop?',
  placesDone: 'Use these',
  shopsOfPlacesQuestion: 'This file is of several places. Which of your shops is each?',
  noPlace: 'Rows without a place',
  leaveOut: 'Leave it out',
  shopsOfPlacesDone: 'Use these shops',
  shopsOfPlacesHelp: 'I’ll remember this for your next file.',
  columnQuestion: 'What is “{header}”?',

  // What would happen.
  wouldHappen: 'What would happen',
  forShop: 'In {shop}',
  placesLeftOut: 'Left out: {places}',
  changeShops: 'Change which shop each place is',
  ofShop:
    '{places}: {kind, select, reviews {{count, plural, one {# review} other {# reviews}}} other {{count, plural, one {# line} other {# lines}}}}',
  happened: 'What it brought',
  newLines:
    '{kind, select, customers {{count, plural, one {person with something new} other {people with something new}}} items {{count, plural, one {product with something new} other {products with something new}}} reviews {{count, plural, one {new review} other {new reviews}}} other {{count, plural, one {new line} other {new lines}}}}',
  knownLines: 'here already',
  leftOut: 'left out',
  inFile: 'File',
  iRead: 'I read',
  sumOf:
    '{field, select, gross {Before discounts} discount {Discounts} net {Sales} tax {Tax} tip {Tips} other {Sum}}',
  equal: 'Equal to the cent. {from, date, medium} to {to, date, medium}.',
  unequal: 'The sums differ by {amount}. Look at the columns before you bring it in.',

  // What I noticed.
  noticed: 'What I noticed',
  equalLines:
    '<b>{count, plural, one {# equal line.} other {# equal lines.}}</b> Two coffees on one ticket are two sales; I keep both.',
  refunds:
    '<b>{count, plural, one {# refund} other {# refunds}} of {amount}.</b> They lower the day they happened.',
  refundsAlone:
    '<b>{count, plural, one {# refund} other {# refunds}} without a sale in this file.</b> I keep them and count them.',
  afterMidnight:
    '<b>{count, plural, one {# line} other {# lines}} after midnight</b> belong to the evening before, by your close-out hour.',
  withoutTime: '<b>No times in the file.</b> Days are right; hours stay empty.',
  noCurrency: '<b>No currency in the file.</b> I take {currency} from your business.',
  taxes:
    '<b>Tax as {region, select, several {each shop’s province} other {{region}}} charges it on {usual, number} of {all, number} lines.</b> The others have another tax or none. I keep what the file says.',
  leftOutReason: `{reason, select,
    duplicate {<b>{count, plural, one {# row} other {# rows}} twice in the file:</b> I keep the first.}
    unreadable {<b>{count, plural, one {# row} other {# rows}} left out:</b> I can’t read them.}
    other_currency {<b>{count, plural, one {# row} other {# rows}} left out:</b> another currency.}
    other_place {<b>{count, plural, one {# row} other {# rows}} left out:</b> another place.}
    nameless {<b>{count, plural, one {# row} other {# rows}} left out:</b> no name and no product number.}
    nobody {<b>{count, plural, one {# row} other {# rows}} left out:</b> no email address, phone number or number at your till.}
    not_a_sale {<b>{count, plural, one {# row} other {# rows}} left out:</b> voided, open, a gift card or no sale.}
    other {<b>{count, plural, one {# row} other {# rows}} left out:</b> titles and totals.}
  }`,
  readThem: 'Read them',
  hideThem: 'Hide them',
  rowNumber: 'Row {line, number}',
  rowsFailed: 'Couldn’t load the rows.',
  nothing: 'Nothing out of the ordinary.',

  // What can be done.
  cancel: 'Cancel',
  bring:
    'Bring {kind, select, customers {{count, plural, one {# person} other {# people}}} items {{count, plural, one {# product} other {# products}}} reviews {{count, plural, one {# review} other {# reviews}}} other {{count, plural, one {# line} other {# lines}}}} in',
  nothingNew: 'Nothing new in this file',
  undoNotePeople:
    'You can take the whole file back out with one press, for 30 days. Only a no stays: whoever said it is never written to.',
  undoNote: 'You can take the whole file back out with one press, for 30 days.',
  manyUnreadable:
    'I can’t read more than a fifth of the rows. Look at them, then say that you want the rest.',
  wantRest: 'Bring the rest in',
  progress:
    '{done, number} of {all, number} {kind, select, customers {people} items {products} reviews {reviews} other {lines}}',
  takeOut: 'Take this file out',
  takeOutTitle: 'Take this file out?',
  takeOutText:
    '{kind, select, customers {Everything it brought goes: {count, plural, one {# person} other {# people}}. What other files brought stays, and so does every no.} reviews {{count, plural, one {# review goes} other {# reviews go}}. What other files brought stays.} items {What it says of {count, plural, one {# product} other {# products}} goes. What other files say stays.} other {Everything it brought leaves your sales: {count, plural, one {# line} other {# lines}}. What other files brought stays.}}',
  undoUntil: 'Until {day, date, medium}',
  seeSales: 'See your sales',
  seeCustomers: 'See your customers',
  seeCatalogue: 'See your catalogue',
  seeReviews: 'See your reviews',
  rowsTitle: 'Is it something else?',
  rowsLead: 'Say what each row is, and I read it again. Then you can say what each column is.',
  rowsAre:
    '{kind, select, sale_lines {One item sold} order_lines {A line of an order} customers {A customer} items {A product} reviews {A review} other {A whole sale}}',
  anotherFile: 'Bring another file in',
  readOnly: 'You can look at this file. An owner or a manager decides about it.',
  failed: 'That didn’t work. Nothing changed: try again.',
});
