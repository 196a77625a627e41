import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The first sentence.
  leadThings:
    '{count, plural, one {One thing has} other {# things have}} changed that chance doesn’t explain.',
  leadStill: 'No news. What I told you before is still so.',
  leadQuiet: 'Nothing has changed that chance doesn’t explain.',
  leadFew: 'I need about six weeks of sales before I can tell news from chance.',
  readAt: 'Sales up to {day, date, medium}',
  stale:
    'Your last sales are {days, plural, one {# day} other {# days}} old. Bring a newer export in to see what happened since.',
  bringOne: 'Bring a file in',

  // Key figures.
  lastDays: 'Sales, last {count, plural, one {open day} other {# open days}}',
  eachInside: 'Each day inside the range I expected; {day, date, short} {amount}',
  someOutside: '{count, plural, one {One day} other {# days}} outside the range I expected',
  noRange: 'Too early for a range; {day, date, short} {amount}',
  customers: 'Tickets, last 28 days',
  ticketsBefore: '{count, number} in the 28 days before',
  average: 'Average ticket',
  averageBefore: '{amount} in the 28 days before',
  averageFew: '{count, plural, one {# ticket} other {# tickets}}: too few to compare',
  refunds: 'Refunds, last 28 days',
  refundLines: '{part, number} of {whole, number} lines',
  noBefore: 'Nothing known of before',
  margin: 'Margin, last 28 days',
  notKnown: 'Unknown',
  whatItemsCost: 'What do your items cost you? Without that I can’t say.',
  bringCatalogue: 'Bring your catalogue in',
  marginOfAll: 'Of {net} in sales, after what the items cost',
  marginOfSome:
    '{count, plural, one {# item} other {# items}} left out, {amount} in sales: what do they cost you?',

  // What matters.
  matters: 'What matters today',
  ofLooked: 'of {count, plural, one {# thing} other {# things}} I looked at',
  weekUp: 'Your last {weeks, plural, one {week was} other {# weeks were}} better than expected',
  weekDown: 'Your last {weeks, plural, one {week was} other {# weeks were}} worse than expected',
  weekdayUp: '{weekday}s bring more than before',
  weekdayDown: '{weekday}s bring less than before',
  itemUp: '{name} sells more than before',
  itemDown: '{name} sells less than before',
  refundsUp: 'More is given back than before',
  refundsDown: 'Less is given back than before',
  discountsUp: 'More is sold below its price than before',
  discountsDown: 'Less is sold below its price than before',
  weekly: '{amount} a week, {low} to {high}.',
  weekCases: 'Sold {now} in {cases, plural, one {# day} other {# days}}, expected {before}.',
  weekdayCases: '{now} on average on the last {cases, number}, {before} on the {count, number} before.',
  itemCases:
    '{now, number} sales on {days, number} open days, {before, number} on the {beforeDays, number} before.',
  shareCases: '{now, number} of {whole, number} lines, before {before, number} of {beforeWhole, number}.',
  open: 'See the days',
  nothing: 'No news this week',
  nothingText: 'Every day, item and refund I looked at went as chance lets it go. That’s an answer too.',
  still: 'Still so since I told you, and hardly worse:',
  stillText: 'What I told you before is still so, and hardly worse. All else went as chance lets it go.',
  tooEarly: 'Too early to say',
  tooEarlyText: 'Under six weeks of sales I only count. Bring in an older export too, and I can compare.',

  // How far this can be believed.
  believe: 'How far you can rely on this',
  covered:
    'Of {days, plural, one {# day} other {# days}} I judged before I knew them, {inside, number} lay inside their range. I aim for 9 of 10.',
  notYetCovered: 'I haven’t judged enough days yet to say.',
  agrees: 'All {days, plural, one {# day} other {# days}} equal your files to the cent.',
  differs: '{off, plural, one {One day differs} other {# days differ}} from your files, by {amount} in all.',
  seeSales: 'See your sales',

  // First steps.
  firstLead: 'One export from your till is enough for a first look. Nothing is sent to anyone.',
  yourSales: 'Your sales',
  yourSalesText:
    'Drop the file as you got it. I say what it is, and what I’d make of each column, before anything is kept.',
  working: 'Your file is waiting on the Data page.',
  toData: 'Go to Data',
  connectLater: 'Direct connections to Square, Shopify, WooCommerce and Google are still being built.',
  firstLook: 'The first look',
  firstLookText: 'What sells, when, and what changed. Usually within a minute of the first file.',
  loading: 'Loading your overview',
  loadFailed: 'Couldn’t load your overview.',
  signIn: 'Please log in to see your overview.',
  never: 'What I never do',
  neverWrite: 'Write to anyone without their consent on file',
  neverPost: 'Post, publish or order without a yes of yours to that text',
  neverPrice: 'Change a price',
  neverCount: 'Count a buyer as mine because a message was opened',
});
