import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'Sales',
  headline: '{amount} in {days, plural, one {# day} other {# days}}',
  headlineOfItem: '{name}: {amount} in {days, plural, one {# day} other {# days}}',
  allItems: 'All items',
  asExpected: 'Every day is inside the range I expected.',
  outside: '{count, plural, one {One day is} other {# days are}} outside the range I expected.',
  tooEarly: 'I need about six weeks of sales before I can say what to expect of a day.',
  loading: 'Loading your sales',
  loadFailed: 'Couldn’t load your sales.',
  signIn: 'Please log in to see your sales.',
  none: 'No sales yet',
  noneText: 'Bring in an export from your till, and every day shows here against what was to be expected.',
  bringOne: 'Bring a file in',
  noneThen: 'No sales in these days',
  noneThenText: 'Your sales go from {from, date, medium} to {to, date, medium}.',
  showLast: 'Show the last four weeks',

  // Which shop, and the period.
  shop: 'Shop',
  closedShop: '{name} (closed)',
  period: 'Period',
  week: 'Week',
  month: '4 weeks',
  quarter: '13 weeks',

  // Each day.
  eachDay: 'Each day against what I expected',
  legendBand: 'expected, 9 of 10 days',
  legendDay: 'sold',
  legendOutside: 'outside',
  day: 'Day',
  sold: 'Sold',
  expected: 'Expected',
  range: '{low} to {high}',
  unknown: 'not known yet',
  more: '+{amount}',
  less: '−{amount}',
  dayName: '{day, date, short}',
  agrees: 'Your files say {amount} for these days, and so do I.',
  notInIt: 'Not in it: {what}.',
  tax: 'tax {amount}',
  namedTax: '{name} {amount}',
  tips: 'tips {amount}',
  takenOff: '{amount} refunded is taken off.',
  differs:
    'On {off, plural, one {one day} other {# days}} of {days} your files say something else: {amount} in all.',
  download: 'Download as CSV',
  downloadFailed: 'Couldn’t make the file. Try again.',

  // Items.
  whatSold: 'What sold',
  afterDiscounts: 'after discounts and refunds',
  item: 'Item',
  share: 'Of sales',
  few: '{count, plural, one {# sale} other {# sales}}, too few for a share',
  others: '{count, plural, one {# other} other {# others}}',
  notItemised: 'Not itemised',
  noItems: 'Your files don’t say what was sold.',
  counter: 'Counter {amount}',
  web: 'Web {amount} in {tickets, plural, one {# order} other {# orders}}',

  // Taxes.
  taxes: 'Taxes charged',
  asNamed: 'as your files name them',
  unnamedTax: 'Not named',
  allTaxes: 'All taxes',

  // Hours.
  hours: 'When people come',
  ticketsAnHour: 'tickets an hour',
  noHours: 'Your files don’t say at what time you sold.',
  hourCell: '{weekday}, {hour}:00: {tickets, number} an hour',
  busiest: '{weekday} at {hour}:00 is your busiest hour: {tickets, number} tickets.',
});
