import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The fields of an answer: yes or no, own words beside suggested ones, and a part of the working time.
  yes: 'Yes',
  no: 'No',
  somethingElse: 'Something else',
  ownWords: 'Your answer',
  percentHint: 'As a percentage of your working time.',

  // Where work may be: moving for a job, and working on site.
  anywhere: 'Yes, anywhere',
  someCountries: 'Within some countries',
  countries: 'Countries',
  somePlaces: 'To some places only',
  someTowns: 'Some cities only',
  towns: 'Cities',
  townsHint: 'I’ll answer no for every other place.',
  townsExample: 'Halifax',
  regions: 'Provinces, states or regions',
  regionsExample: 'Nova Scotia',
  daysAtMost: 'Maximum days a week',
  daysHint: 'Leave blank if it doesn’t matter.',

  // How long the notice is: a number with its unit.
  noticeHint: 'Enter 0 if you can leave right away.',
  unit: 'Unit',
  days: 'days',
  weeks: 'weeks',
  months: 'months',

  // The pay: an amount, its currency and the period it is for.
  payWanted: 'Desired pay',
  payWantedHint: 'The figure I give when a form asks for one.',
  currency: 'Currency',
  payLeast: 'Minimum pay',
  payLeastHint: 'Leave blank for no minimum.',
  payMost: 'Top of your range',
  payMostHint: 'Leave blank for no range.',
  payPeriod: 'Pay period',
  aYear: 'a year',
  aMonth: 'a month',
  aWeek: 'a week',
  aDay: 'a day',
  anHour: 'an hour',
  converts: 'Convert my pay when a form asks for another pay period',
  hours: 'Hours a week',
  hoursHint: 'Needed to convert your pay.',

  // A licence to drive, and times from month to month. A plain yes could answer what else an employer asks of it.
  licenceHeld: 'I have one',
  licenceNone: 'I don’t have one',
  licenceClass: 'Class',
  licenceRegion: 'Province or state',
  licenceExpires: 'Expires on',
  licenceExpiresHint: 'Leave blank if you’d rather be asked. After this day I won’t say it’s valid.',
  from: 'From',
  andFrom: 'And from',
  to: 'To',
  toHint: 'Leave blank if you still use it.',
});
