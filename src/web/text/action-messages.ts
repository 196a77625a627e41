import { screenText } from './screen-text.ts';

/** What stands on buttons of many features. */
export const text = screenText({
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  tryAgain: 'Try again',
});
