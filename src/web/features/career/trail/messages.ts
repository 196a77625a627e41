import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the download of everything that is kept of a person.
  whatItIs:
    'Your trail is in it: a line for each step taken in your name, bound to all before it. I can check for you that none was changed.',
  check: 'Check the trail',
  checking: 'Checking...',
  notChecked: 'The server did not answer. Your trail was not checked; try again.',

  // What a check found.
  empty: 'Your trail has no line yet: nothing was done in your name.',
  whole:
    '{lines, plural, one {Your trail is whole: its one line was not changed.} other {Your trail is whole: none of its # lines was changed or taken away.}}',
  behind:
    '{lines, plural, one {# line is still to be noted outside the database, which the next step does.} other {# lines are still to be noted outside the database, which the next step does.}}',
  brokenFrom: 'Your trail does not hold from line {number} on: {fault}. Please write to us.',
  broken: 'Your trail does not hold: {fault}. Please write to us.',
  faultChanged: 'that line, or what it tells of, was changed after it was written',
  faultMissing: 'that line, or the step it tells of, was taken away',
  faultForged: 'that line was not written by this service',
  faultReplaced: 'another line stood there when it was written',
  faultLastMissing: 'that line and all behind it were taken away',
  faultHead: 'what counts your lines was changed',
  faultAdded: 'a step was put in that has no line',
});
