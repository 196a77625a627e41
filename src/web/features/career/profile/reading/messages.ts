import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The screen of the CV with what was read in it; its title is that of the card in the Profile Hub as well.
  title: 'Your CV as I read it',
  lead: 'Every value I took, with its place on the page. Press one to mend it; your word counts from then on.',
  backToProfile: 'Profile Hub',
  loading: 'Loading what I read in your CV',
  loadFailed: 'I could not load what I read in your CV.',
  signIn: 'Please log in to manage your profile.',
  emptyTitle: 'I have not read a CV of yours yet',
  emptyHint: 'Upload one there; here you then see its page, with what I took from it.',
  goToResume: 'Go to the Resume Generator',

  // The card in the Profile Hub.
  toCheck: '{count, plural, one {One to check} other {# to check}}',
  taken:
    'I took {values, plural, one {# value} other {# values}} from {pages, plural, one {one page} other {# pages}}.',
  unused:
    '{lines, plural, =0 {Every line is used.} one {One line I did not use.} other {# lines I did not use.}}',
  seeOnPage: 'See it on the page',

  // What comes of a correction. Names of values are those of the list: "Job title", "Employer".
  takenFromLine: '{value} is now what line {line} says.',
  takenOut: '{value} is taken out.',
  keptAsWord: '{value} is kept as your word.',
  lineKeptAs: 'Line {line} is kept as: {kind}.',
  notKept: 'That was not kept: the server did not answer. Try again.',
});
