import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'Ask your sales',
  label: 'Your question about sales',
  placeholder: 'How much did we sell last week?',
  ask: 'Ask',
  reading: 'Looking through your sales',
  failed: 'Couldn’t answer that.',
  signIn: 'Please log in to ask your sales.',
  tryOne: 'For example',
  // Questions that are offered. The reader of questions understands each as it stands here.
  howMany: '{item}: how many did we sell in the last 30 days?',
  soldLess: 'Which items sold less than in {month}?',
  bestWeekday: 'Which weekday sells best?',
  thisMonth: 'How much did we sell this month compared to last year?',

  // What was asked, under the answer.
  asked: 'What I answered',
  measure:
    '{measure, select, sales {sales} quantity {quantity sold} tickets {tickets} average_ticket {average ticket} margin {margin} margin_share {margin ÷ sales} refunds {refunds} discounts {discounts} tips {tips} other {tax}}',
  measureOption:
    '{measure, select, sales {Sales} quantity {Quantity sold} tickets {Tickets} average_ticket {Average ticket} margin {Margin} margin_share {Margin ÷ sales} refunds {Refunds} discounts {Discounts} tips {Tips} other {Tax}}',
  ofTax: '{name}',
  aDay: 'a day on average',
  by: '{group, select, day {by day} week {by week} month {by month} weekday {by weekday} hour {by hour} item {by item} category {by category} channel {by channel} other {by shop}}',
  byOption:
    '{group, select, day {By day} week {By week} month {By month} weekday {By weekday} hour {By hour} item {By item} category {By category} channel {By channel} other {By shop}}',
  of: 'of {names}',
  without: 'without {names}',
  onWeekdays: 'on {weekdays} only',
  inHours: '{from} to {to}',
  channel: '{channel, select, web {online} other {in store}}',
  inShops: 'in {names}',
  days: '{from, date, medium} to {to, date, medium}',
  day: '{day, date, medium}',
  againstDays: 'against {from, date, medium} to {to, date, medium}',
  againstDay: 'against {day, date, medium}',
  changed: '{way, select, more {only what is more, beyond chance} other {only what is less, beyond chance}}',
  above: 'above {value}',
  below: 'below {value}',
  order: '{order, select, least {lowest first} other {highest first}}',
  first: '{count, plural, one {the first one} other {the first #}}',
  takenFor: 'I read “{words}” as {name}.',

  // The parts that can be changed.
  change: 'Change',
  doneChanging: 'Done',
  partMeasure: 'What',
  partGroup: 'Split',
  notSplit: 'In one sum',
  partFrom: 'From',
  partTo: 'To',
  partAgainst: 'Compared with',
  againstNothing: 'Nothing',
  againstBefore: 'The days before',
  againstYear: 'A year before',
  againstThese: 'The days named',
  partOrder: 'Order',
  orderUsual: 'As usual',
  orderMost: 'Highest first',
  orderLeast: 'Lowest first',
  remove: 'Remove “{part}”',

  // The answer.
  share: '{share, number, percent}',
  perDay: '{value} a day',
  madeOf:
    '{cases, plural, one {from # sale} other {from # sales}} in {days, plural, one {# day} other {# days}}',
  onDays: 'in {days, plural, one {# day} other {# days}}',
  tooFew: '{cases, plural, one {# sale} other {# sales}}: too few for a share.',
  nothingSold: 'Nothing in these days.',
  knownDays: 'Your sales go from {from, date, medium} to {to, date, medium}.',
  againstValue: 'Against {value}.',
  dailyValues: '{now} a day against {before}.',
  verdict:
    '{verdict, select, more {That is more, beyond chance.} less {That is less, beyond chance.} same {No difference beyond chance.} other {Too few sales to say whether that differs.}}',
  yesAbove: '{isSo, select, yes {Yes.} other {No.}}',
  noneFound: 'None.',
  noneChanged: 'None, beyond chance.',
  found: '{count, plural, one {One:} other {#:}}',
  ahead: '{first} is ahead of {second} beyond chance.',
  close: '{first} and {second} are too close to say which is ahead.',
  leadFew: 'Too few sales to say which is ahead.',
  before: '{value} before',
  rowVerdict: '{verdict, select, more {more} less {less} same {no difference} other {too few to say}}',
  showAll: 'Show all {count, number}',
  shown: '{count, number} of {all, number} shown',
  openDays: 'Open the days',
  leftOut:
    '{items, plural, one {One item has no cost and is left out ({net}).} other {# items have no cost and are left out ({net}).}}',
  noCostYet: 'For the margin, I need what your items cost you.',
  addCost: 'Add cost of {name}',
  unnamed: 'No category',

  // Where there is no answer.
  which: '“{words}” can mean several things. Which one?',
  didYouMean: 'What do you mean by “{words}”?',
  allOfThem: 'All of them',
  choiceGroup:
    '{group, select, hour {Hours of the day} weekday {Days of the week} day {Single days} other {Months}}',
  choiceMeasure:
    '{measure, select, average_ticket {Average ticket} a_day {Average of a day} margin {Margin} other {Tickets}}',
  category: '{name} (category)',
  notUnderstood: 'I did not understand {words}, so I’d rather not answer.',
  nothingAsked: 'I did not find a question about sales in this.',
  canAnswer:
    'I know sales, quantities, tickets, margin, refunds, discounts, tips and tax, by day, week, weekday, hour, month, item, category, channel or shop.',
  beyond:
    '{topic, select, profit {Profit needs your rent, wages and other costs, which I don’t have. I know the margin: sales less what the items cost.} cause {I can’t say why. I can say what changed: ask which items, weekdays or hours sold more or less.} customers {I don’t count people here. I count tickets.} forecast {I answer about what was sold, not about what will be.} staff {I don’t know who worked when. I can split sales by weekday or hour.} weather {I don’t know the weather. I can show single days, so you can compare those you remember.} stock {I can’t say here what is left. I can say how many were sold.} price {I don’t compare prices here. I can say sales and quantity of an item.} cost {I only know what items cost you, as part of the margin.} payment {How a sale was paid isn’t kept.} other {Reviews aren’t part of your sales.}}',
  notKept:
    '{why, select, item_by_hour {I keep hours for all sales together, not for single items.} only_tickets_by_hour {For hours I keep sales and tickets only.} tickets_of_items {Tickets can’t be added up over items: one ticket may have several.} tips_of_items {Tips are of a ticket, not of an item.} tax_by_name_alone {A tax by its name is kept for the days of a shop, not for items, hours or channels.} count_of_these {I know what these came to, not how many there were. Ask “how much”.} other {A single day, week or month has nothing to compare it with. Ask by weekday, hour or item.}}',
});
