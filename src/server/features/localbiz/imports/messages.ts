import { catalogue } from '#localization/catalogue.ts';

/** Files that a business brings. */
export const text = catalogue(
  'imports',
  {
    // Why a file is refused.
    itemTotals:
      'This file has sums of a period but no days, so I can’t add it to your sales. Export single sales or orders instead.',
    onesOwnReviews:
      'These are reviews you wrote about other places. For those about your shop, export “Google Business Profile” from Google Takeout.',
    tooMuch: 'This file takes too long to read. Export a shorter period.',
    othersFirst: 'I’m still reading other files. Try again in a minute.',
    nothingLeft: 'There is nothing in this file that I could bring in.',

    // Why a step is refused.
    notYetRead: 'This file is still being read. Wait until it’s done.',
    answerFirst: 'Answer what the file leaves open first.',
    manyUnreadable:
      'I can’t read {rows, number} of {all, number} rows. Look at them first, then confirm that you want the rest.',
    notThatState: 'This file was changed in another tab. Reload the page.',
    undoTooLate:
      'This file was brought in more than {days, plural, one {# day} other {# days}} ago, so it can’t be taken out any more.',
    shopClosed:
      '{shop} is closed and takes no more files. Open it again first, or bring the file in for another shop.',
    undoFirst: 'Take this file out before you delete it.',
  },
  {
    // Said of files that were brought before lists of customers and of products, and reviews, could be kept.
    reviewsLater: 'These are reviews, which couldn’t be brought in then. Bring them in once more.',
    catalogueLater: 'This is a list of products, which couldn’t be brought in then. Bring it in once more.',
    customersLater: 'This is a list of customers, which couldn’t be brought in then. Bring it in once more.',
  },
);
