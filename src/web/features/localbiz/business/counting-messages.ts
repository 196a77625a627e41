import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: 'How sales are counted',
  loading: 'Loading how your sales are counted',
  loadFailed: 'Couldn’t load how your sales are counted.',
  signIn: 'Please log in to see how your sales are counted.',
  closeHour: 'A business day ends at',
  closeHourHelp: 'Open past midnight? A sale at 1 a.m. then counts for the evening before.',
  hour: `{hour, plural, =0 {Midnight} other {{hour, number} a.m.}}`,
  currency: 'Currency',
  currencyHelp: 'For files that don’t name one.',
  named: `{currency, select,
    CAD {Canadian dollar (CAD)}
    USD {US dollar (USD)}
    EUR {Euro (EUR)}
    other {Pound sterling (GBP)}
  }`,
  counted:
    'Your sales are counted this way already, so the end of the day and the currency stay. To change them, take the files out under Data and bring them in again.',
  saved: 'Saved.',
  saveFailed: 'The server didn’t respond. Nothing was changed. Try again.',
});
