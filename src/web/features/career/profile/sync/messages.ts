import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card that compares the resume with the profile. "unchanged" begins with the name of the file.
  title: 'Sync with resume',
  unchanged: '{file}. Nothing changes until you accept and save.',
  loading: 'Loading what your resume says',
  loadFailed: 'Couldn’t load your resume.',
  signIn: 'Please log in to manage your profile.',

  // Where the resume says nothing, or there is none.
  noCv: 'No resume yet',
  nothingSaid: 'Your resume says nothing about these fields',
  uploadFirst: 'Upload one to compare it with your profile, field by field.',
  goToResume: 'Upload a resume',

  // The fields.
  fullName: 'Full name',
  headline: 'Headline',
  location: 'Location',
  phone: 'Phone',
  portfolio: 'Portfolio',

  // A field: what is saved, what the resume says and where, and what to do.
  kept: 'Your profile',
  keptNothing: 'empty',
  said: 'Your resume',
  same: 'Same',
  source: 'Resume',
  sourceLines: '{count, plural, one {Resume, line {lines}} other {Resume, lines {lines}}}',
  nothingToDecide: 'Nothing to change',
  decide: '{field}: accept what your resume says, or keep what you have',
  accept: 'Accept',
  accepted: 'Accepted',
  keep: 'Keep',
  isKept: 'Kept',
});
