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
    'Your sales are already counted this way, so you can’t change these now. To change them, undo the imports under Data, then import the files again.',
  saved: 'Saved.',
  saveFailed: 'The server didn’t respond. Nothing was changed. Try again.',
});
