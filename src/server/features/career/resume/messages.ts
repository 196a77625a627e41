import { catalogue } from '#localization/catalogue.ts';

/** Cover letters, downloads, versions and corrections. */
export const text = catalogue(
  'resume',
  {
    // About a cover letter, for the person who is to approve it.
    noLetter:
      'I didn’t write a cover letter: nothing in your profile relates to this job posting. Add more about your work and I can.',
    leftOutOfLetter:
      'I cut {count, plural, one {one sentence} other {# sentences}} from the cover letter that your profile doesn’t support.',
    unsupportedSaid: `{more, plural,
    =0 {Your cover letter says {passages}, which your profile doesn’t support.}
    one {Your cover letter says {passages}, and # more sentence, which your profile doesn’t support.}
    other {Your cover letter says {passages}, and # more sentences, which your profile doesn’t support.}
  }`,
    passage: '“{words}”',

    pdfNotMade: 'The PDF couldn’t be made just now. Try again, or download another format.',
    versionChanged: 'This version was changed in another tab. Open it again.',

    // Corrections of how a resume was read.
    newerRead: 'A newer resume was read in the meantime. Reload the page.',
    dateNotUsed: 'That date can’t be used. Enter a date with a year, such as March 2021.',
    nothingOnLine: 'Nothing of that kind was found on that line. Choose another line, or type it.',
    tooManyCorrections: 'You can make up to {most} corrections to one file. Upload a better copy.',
  },
  {
    unshown: 'Your cover letter says {passages}, which your profile doesn’t support.',
    morePassages: '{count, plural, one {# more sentence} other {# more sentences}}',
  },
);
