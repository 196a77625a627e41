import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // A box of a code that is typed digit by digit.
  digit: 'Digit {position, number} of {length, number}',

  // Several names, added one at a time to a list that has its own name.
  add: 'Add',
  addTo: 'Add to: {list}',
  remove: 'Remove: {word}',

  // A password that can be shown.
  hidePassword: 'Hide password',
  showPassword: 'Show password',
});
