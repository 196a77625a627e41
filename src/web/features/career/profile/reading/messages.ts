import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The screen of the resume with what was read in it; its title is that of the card in the Profile Hub as well.
  title: 'What I found in your resume',
  lead: 'Every detail, with its place on the page. Select one to correct it. Your corrections are used from then on.',
  backToProfile: 'Profile Hub',
  loading: 'Loading what I found in your resume',
  loadFailed: 'Couldn’t load your resume.',
  signIn: 'Please log in to manage your profile.',
  emptyTitle: 'No resume yet',
  emptyHint: 'Upload one to see its pages here, with the details I find.',
  goToResume: 'Upload a resume',

  // The card in the Profile Hub.
  toCheck: '{count, plural, one {One to check} other {# to check}}',
  taken:
    'I found {values, plural, one {# detail} other {# details}} on {pages, plural, one {one page} other {# pages}}.',
  unused: '{lines, plural, =0 {Every line is used.} one {One line isn’t used.} other {# lines aren’t used.}}',
  seeOnPage: 'See it on the page',

  // What comes of a correction. Names of values are those of the list: "Job title", "Employer".
  takenFromLine: 'Updated from line {line}: {value}.',
  takenOut: 'Removed: {value}.',
  keptAsWord: 'Saved: {value}.',
  lineKeptAs: 'Line {line} saved as: {kind}.',
  notKept: 'The server didn’t respond. Nothing was saved. Try again.',
});
