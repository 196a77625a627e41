import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card that lays the CV beside the profile. "unchanged" begins with the name of the file.
  title: 'Sync with resume',
  unchanged: '{file}. Nothing changes until you accept it and save.',
  loading: 'Reading what your CV says',
  loadFailed: 'I could not load what your CV says.',
  signIn: 'Please log in to manage your profile.',

  // Where the CV says nothing, or there is none.
  noCv: 'I have not read a CV of yours yet',
  nothingSaid: 'Your CV says nothing about these fields',
  uploadFirst: 'Upload one there; here I then show what it says beside what you keep, field by field.',
  goToResume: 'Go to the Resume Generator',

  // The fields.
  fullName: 'Full name',
  headline: 'Headline',
  location: 'Location',
  phone: 'Phone',
  portfolio: 'Portfolio',

  // A field: what is kept, what the CV says and where, and what to do.
  kept: 'Your profile',
  keptNothing: 'empty',
  said: 'Your CV says',
  same: 'Same',
  source: 'CV',
  sourceLines: '{count, plural, one {CV, line {lines}} other {CV, lines {lines}}}',
  nothingToDecide: 'Nothing to decide',
  decide: '{field}: accept what your CV says, or keep what you have',
  accept: 'Accept',
  accepted: 'Accepted',
  keep: 'Keep',
  isKept: 'Kept',
});
