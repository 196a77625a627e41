import { catalogue } from '#localization/catalogue.ts';

/** Letters, downloads, versions and corrections. */
export const text = catalogue('resume', {
  // What is said of a letter, for the person who is to approve it.
  noLetter:
    'I wrote no letter: nothing in your profile could be shown to answer this posting. Add more about your work and I can.',
  leftOutOfLetter:
    'I left {count, plural, one {one sentence} other {# sentences}} out of the letter that your profile does not show.',
  unshown: 'Your letter says {passages}, which your profile does not show.',
  passage: '“{words}”',
  morePassages: '{count, plural, one {# more sentence} other {# more sentences}}',

  pdfNotMade: 'The PDF could not be made just now. Try again, or download another format.',
  versionChanged: 'This version was changed in another tab. Open it again.',

  // Corrections of how a CV was read.
  newerRead: 'A newer CV was read meanwhile. Load the page again.',
  dateNotUsed: 'I could not use that. Write a date with its year, such as March 2021.',
  nothingOnLine: 'I found nothing of that kind on that line. Choose another line, or type it.',
  tooManyCorrections: 'That is more than {most} corrections of one file. Upload a better copy.',
});
