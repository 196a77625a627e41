import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a score is called: from 80, from 60, below.
  strong: 'Strong',
  fair: 'Fair',
  weak: 'Weak',

  // Read out in place of a chart.
  score:
    '{band, select, strong {{value, number} out of 100, strong} fair {{value, number} out of 100, fair} other {{value, number} out of 100, weak}}',
  share: '{label}: {value, number} of {of, number}',
});
