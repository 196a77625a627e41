import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the download of all of a person's data.
  whatItIs:
    'Your export includes your activity log: one line for each step taken in your name, each linked to all the lines before it. You can check that none of them was changed.',
  check: 'Check the activity log',
  checking: 'Checking...',
  notChecked: 'The server didn’t respond. Your activity log wasn’t checked. Try again.',

  // What a check found.
  empty: 'Your activity log is empty. Nothing has been done in your name yet.',
  whole:
    '{lines, plural, one {Your activity log is intact. Its one line wasn’t changed.} other {Your activity log is intact. None of its # lines was changed or removed.}}',
  behind:
    '{lines, plural, one {The last line isn’t in our separate record yet. The next step adds it.} other {The last # lines aren’t in our separate record yet. The next step adds them.}}',
  brokenFrom: 'Your activity log isn’t intact from line {number} on. {fault} Please contact us.',
  broken: 'Your activity log isn’t intact. {fault} Please contact us.',
  faultChanged: 'That line, or the step it describes, was changed after it was written.',
  faultMissing: 'That line, or the step it describes, was removed.',
  faultForged: 'That line wasn’t written by this service.',
  faultReplaced: 'That line replaced a different one.',
  faultLastMissing: 'That line and all lines after it were removed.',
  faultHead: 'Our record of where your log ends was changed.',
  faultAdded: 'A step was added that has no line.',
});
