import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  back: 'Data',
  here: 'Import a file',
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
  readingLead: 'I’m working out what’s in it. Nothing is saved yet. You can leave this page.',
  refusedTitle: 'I couldn’t import this file',
  openLead: 'I need {count, plural, one {one answer} other {# answers}} from you. Nothing is saved yet.',
  stagedLead: 'Check what I found. Nothing is saved yet.',
  committingLead: 'I’m importing it. You can leave this page.',
  committedLead:
    '{kind, select, customers {They’re among your customers.} items {They’re in your catalogue.} reviews {They’re among your reviews.} other {It’s in your sales.}}',
  undoingLead: 'I’m undoing this import. You can leave this page.',
  undoneLead:
    '{kind, select, customers {This import was undone. Opt-outs stay.} reviews {This import was undone.} items {This import was undone. Prices, costs and stock are as they were before.} other {This import was undone. Its lines are no longer in your sales.}}',

  // What each column becomes.
  columns: 'What each column is',
  columnCount: '{count, plural, one {# column} other {# columns}}',
  theirColumn: 'Their column',
  asItStands: 'Examples',
  becomes: 'Imported as',
  howSure: 'How sure',
  sure: 'Sure',
  likely: 'Likely',
  checkThis: 'Please check',
  yours: 'Your choice',
  notNeeded: 'Not needed',
  besideDate: 'Part of day and time',
  withDates: 'Read with the date',
  showAll: 'Show all {count, number}',
  becomesOf: 'What “{header}” is imported as',

  // What is asked.
  shopQuestion: 'Which of your shops is this file from?',
  chooseShop: 'Choose a shop',
  dateQuestion: 'What comes first in a date such as {sample}?',
  dayFirst: 'The day',
  monthFirst: 'The month',
  dateSaid:
    '{order, select, day_first {In a date such as {sample}, I read the day first.} other {In a date such as {sample}, I read the month first.}}',
  dateOther: '{order, select, day_first {The month is first} other {The day is first}}',
  placesQuestion: 'This file names {places}. Which of them are this shop?',
  placesDone: 'Use these',
  shopsOfPlacesQuestion: 'This file covers several places. Which of your shops is each?',
  noPlace: 'Rows without a place',
  leaveOut: 'Leave it out',
  shopsOfPlacesDone: 'Use these shops',
  shopsOfPlacesHelp: 'I’ll remember this for your next file.',
  columnQuestion: 'What is “{header}”?',

  // What would happen.
  wouldHappen: 'What I’d import',
  forShop: 'In {shop}',
  placesLeftOut: 'Left out: {places}',
  changeShops: 'Change which shop each place is',
  ofShop:
    '{places}: {kind, select, reviews {{count, plural, one {# review} other {# reviews}}} other {{count, plural, one {# line} other {# lines}}}}',
  happened: 'What was imported',
  newLines:
    '{kind, select, customers {{count, plural, one {person with something new} other {people with something new}}} items {{count, plural, one {product with something new} other {products with something new}}} reviews {{count, plural, one {new review} other {new reviews}}} other {{count, plural, one {new line} other {new lines}}}}',
  knownLines: 'already imported',
  bringChanges: 'Import {count, plural, one {# change} other {# changes}}',
  leftOut: 'left out',
  inFile: 'File',
  iRead: 'I read',
  sumOf:
    '{field, select, gross {Before discounts} discount {Discounts} net {Sales} tax {Tax} tip {Tips} other {Sum}}',
  equal: 'Matches to the cent. {from, date, medium} to {to, date, medium}.',
  unequal: 'The sums differ by {amount}. Check the columns before you import it.',

  // What I noticed.
  noticed: 'What I noticed',
  equalLines:
    '<b>{count, plural, one {# equal line.} other {# equal lines.}}</b> Two coffees on one ticket are two sales; I keep both.',
  refunds:
    '<b>{count, plural, one {# refund} other {# refunds}} of {amount}.</b> {undated, plural, =0 {They’re subtracted on the day they happened.} other {}}',
  refundsWithoutDay:
    '<b>{count, plural, one {# refund} other {# refunds}} without a day.</b> This file doesn’t say when the money went back, or for what. I subtract it from sales and tax on the day of the sale; of a partial refund the tax is my estimate.',
  replacedLines:
    '<b>{count, plural, one {# line} other {# lines}} from earlier files changed.</b> This file says something else about the same orders. I’ll use what it says; undo this import to go back.',
  refundsAlone:
    '<b>{count, plural, one {# refund} other {# refunds}} without a sale in this file.</b> I keep them and count them.',
  afterMidnight:
    '<b>{count, plural, one {# line} other {# lines}} after midnight</b> belong to the evening before, by your close-out hour.',
  withoutTime: '<b>No times in the file.</b> You’ll see sales by day, not by hour.',
  noCurrency: '<b>No currency in the file.</b> I use {currency} from your business profile.',
  taxes:
    '<b>{usual, number} of {all, number} lines have the usual tax of {region, select, several {each shop’s province} other {{region}}}.</b> The rest have another tax or none. I keep what the file says.',
  leftOutReason: `{reason, select,
    duplicate {<b>{count, plural, one {# row} other {# rows}} twice in the file:</b> I keep the first.}
    unreadable {<b>{count, plural, one {# row} other {# rows}} left out:</b> I can’t read them.}
    other_currency {<b>{count, plural, one {# row} other {# rows}} left out:</b> another currency.}
    other_place {<b>{count, plural, one {# row} other {# rows}} left out:</b> another place.}
    nameless {<b>{count, plural, one {# row} other {# rows}} left out:</b> no name and no product number.}
    nobody {<b>{count, plural, one {# row} other {# rows}} left out:</b> no email address, phone number or number at your till.}
    not_a_sale {<b>{count, plural, one {# row} other {# rows}} left out:</b> voided, open, a gift card or no sale.}
    other {<b>{count, plural, one {# row} other {# rows}} left out:</b> headings and totals.}
  }`,
  readThem: 'Read them',
  hideThem: 'Hide them',
  moreRows: 'Show more rows',
  rowNumber: 'Row {line, number}',
  rowsFailed: 'Couldn’t load the rows.',
  nothing: 'Nothing unusual.',

  // What can be done.
  cancel: 'Cancel',
  bring:
    'Import {kind, select, customers {{count, plural, one {# person} other {# people}}} items {{count, plural, one {# product} other {# products}}} reviews {{count, plural, one {# review} other {# reviews}}} other {{count, plural, one {# line} other {# lines}}}}',
  nothingNew: 'Nothing new in this file',
  undoNotePeople: 'You can undo this import for 30 days. Opt-outs stay: those people are never messaged.',
  undoNote: 'You can undo this import for 30 days.',
  manyUnreadable: 'I can’t read more than a fifth of the rows. Check them before you import the rest.',
  wantRest: 'Import the rest',
  progress:
    '{done, number} of {all, number} {kind, select, customers {people} items {products} reviews {reviews} other {lines}}',
  takeOut: 'Undo this import',
  takeOutTitle: 'Undo this import?',
  takeOutText:
    '{kind, select, customers {This removes {count, plural, one {# person} other {# people}}. What you imported from other files stays, and so does every opt-out.} reviews {This removes {count, plural, one {# review} other {# reviews}}. What you imported from other files stays.} items {This removes what the file says about {count, plural, one {# product} other {# products}}. What you imported from other files stays.} other {This removes {count, plural, one {# line} other {# lines}} from your sales. What you imported from other files stays.}}',
  undoUntil: 'Until {day, date, medium}',
  seeSales: 'See your sales',
  seeCustomers: 'See your customers',
  seeCatalogue: 'See your catalogue',
  seeReviews: 'See your reviews',
  rowsTitle: 'Is it something else?',
  rowsLead: 'Tell me what each row is, and I’ll read the file again. Then you can set what each column is.',
  rowsAre:
    '{kind, select, sale_lines {One item sold} order_lines {A line of an order} customers {A customer} items {A product} reviews {A review} other {A whole sale}}',
  rowsAreNone: 'None of these. Don’t import it',
  anotherFile: 'Import another file',
  readOnly: 'You can look at this file. Only owners and managers can import it.',
  failed: 'That didn’t work. Nothing changed: try again.',
});
