import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // A box of a code that is typed digit by digit.
  digit: 'Digit {position, number} of {length, number}',
  hidePassword: 'Hide password',
  showPassword: 'Show password',
});
