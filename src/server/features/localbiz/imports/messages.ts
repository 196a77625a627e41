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
    nothingLeft: 'I found no sales, customers, products or reviews in this file.',
    customersOfWhole:
      'This is a list of customers, who belong to the whole business. Someone who works in all its shops can import it.',
    seemsBought: 'This looks like what you bought or spent, not what you sold, so I saved nothing.',
    seemsOffered: 'These look like quotes, not sales, so I saved nothing.',
    seemsWasted: 'This looks like what was thrown away, not what you sold, so I saved nothing.',
    seemsPlanned: 'This looks like a budget or a forecast, not what you sold, so I saved nothing.',
    seemsCosts: 'This says what things cost you, not what you sold them for, so I saved nothing.',
    noAmounts: 'These look like sales, but no column says for how much, so I saved nothing.',

    // Why a step is refused.
    notYetRead: 'This file is still being read. Wait until it’s done.',
    answerFirst: 'Answer what the file leaves open first.',
    manyUnreadable:
      'I can’t read {rows, number} of {all, number} rows. Look at them first, then confirm that you want the rest.',
    notThatState: 'This file was changed in another tab. Reload the page.',
    undoTooLate:
      'This file was imported more than {days, plural, one {# day} other {# days}} ago, so the import can’t be undone anymore.',
    shopClosed:
      '{shop} is closed and takes no more files. Open it again first, or import the file for another shop.',
    undoFirst: 'Undo this import before you delete the file.',
  },
  {
    // Said of files that were brought before lists of customers and of products, and reviews, could be kept.
    reviewsLater: 'These are reviews, which couldn’t be imported then. Import them again.',
    catalogueLater: 'This is a list of products, which couldn’t be imported then. Import it again.',
    customersLater: 'This is a list of customers, which couldn’t be imported then. Import it again.',
  },
);
