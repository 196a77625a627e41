import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The first sentence.
  leadThings:
    '{count, plural, one {One thing has} other {# things have}} changed that chance doesn’t explain.',
  leadStill: 'Nothing new. What I told you before still holds.',
  leadQuiet: 'Nothing has changed that chance doesn’t explain.',
  leadFew: 'I need about six weeks of sales before I can tell news from chance.',
  readAt: 'Sales up to {day, date, medium}',
  stale:
    'Your last sales are {days, plural, one {# day} other {# days}} old. Import a newer export to see what happened since.',
  bringOne: 'Import a file',

  // Key figures.
  lastDays: 'Sales, last {count, plural, one {open day} other {# open days}}',
  eachInside: 'Every day within the range I expected. {day, date, short}: {amount}',
  someOutside: '{count, plural, one {One day} other {# days}} outside the range I expected',
  noRange: 'Too early for a range. {day, date, short}: {amount}',
  customers: 'Tickets, last 28 days',
  ticketsBefore: '{count, number} in the 28 days before',
  average: 'Average ticket',
  averageBefore: '{amount} in the 28 days before',
  averageFew: '{count, plural, one {# ticket} other {# tickets}}: too few to compare',
  refunds: 'Refunds, last 28 days',
  refundLines: '{part, number} of {whole, number} lines',
  noBefore: 'No earlier sales to compare with',
  margin: 'Margin, last 28 days',
  notKnown: 'Unknown',
  whatItemsCost: 'I need what your items cost you.',
  bringCatalogue: 'Import your catalogue',
  marginOfAll: 'Of {net} in sales, after the cost of the items',
  marginOfSome:
    'Without {count, plural, one {# item} other {# items}} ({amount} in sales): I don’t have the cost.',

  // What matters.
  matters: 'What matters today',
  ofLooked: '{count, plural, one {# thing} other {# things}} checked',
  weekUp: 'Your last {weeks, plural, one {week was} other {# weeks were}} better than expected',
  weekDown: 'Your last {weeks, plural, one {week was} other {# weeks were}} worse than expected',
  weekdayUp: '{weekday}s sell more than before',
  weekdayDown: '{weekday}s sell less than before',
  itemUp: '{name} sells more than before',
  itemDown: '{name} sells less than before',
  refundsUp: 'More refunds than before',
  refundsDown: 'Fewer refunds than before',
  discountsUp: 'More discounts than before',
  discountsDown: 'Fewer discounts than before',
  weeklyUp: 'About {amount} more in sales a week, likely {low} to {high}.',
  weeklyDown: 'About {amount} less in sales a week, likely {low} to {high}.',
  weekCases: 'Sold {now} in {cases, plural, one {# day} other {# days}}, expected {before}.',
  weekdayCases: '{now} on average on the last {cases, number}, {before} on the {count, number} before.',
  itemCases:
    '{now, number} sales on the last {days, number} open days, {before, number} on the {beforeDays, number} before.',
  shareCases: '{now, number} of {whole, number} lines now, {before, number} of {beforeWhole, number} before.',
  moreBy: '+{amount}',
  lessBy: '−{amount}',
  rangeOf: '{low} to {high}',
  open: 'See the days',
  nothing: 'Nothing new this week',
  nothingText: 'No day, item or refund I checked changed more than chance explains.',
  still: 'Already reported, and little changed since:',
  stillText:
    'What I told you before still holds and has changed little. Nothing else I checked changed more than chance explains.',
  tooEarly: 'Too early to say',
  tooEarlyText: 'I need six weeks of sales to compare. Import an older export too.',

  // How far this can be believed.
  believe: 'How reliable this is',
  covered:
    'I forecast {days, plural, one {# day} other {# days}} ahead of time. {inside, number} came in within the range. My target is 9 of 10.',
  notYetCovered: 'I haven’t forecast enough days yet to say.',
  agrees: '{days, plural, one {# day matches} other {All # days match}} your files to the cent.',
  differs:
    '{off, plural, one {One day differs} other {# days differ}} from your files, by {amount} in total.',
  seeSales: 'See your sales',

  // First steps.
  firstLead: 'One export from your till is enough for a first look. Nothing is sent to anyone.',
  yourSales: 'Your sales',
  yourSalesText:
    'Drop the file as your till exported it. You see what I found in each column before anything is saved.',
  working: 'Your file is waiting on the Data page.',
  toData: 'Go to Data',
  connectLater: 'Direct connections to Square, Shopify, WooCommerce and Google are still being built.',
  firstLook: 'The first look',
  firstLookText: 'What sells, when, and what changed. Usually within a minute of the first file.',
  loading: 'Loading your overview',
  loadFailed: 'Couldn’t load your overview.',
  signIn: 'Please log in to see your overview.',
  never: 'What I never do',
  neverWrite: 'Message anyone without their consent on file',
  neverPost: 'Post, publish or order anything you haven’t approved',
  neverPrice: 'Change a price',
  neverCount: 'Take credit for a sale because a message was opened',
});
