import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The offer beside the first file.
  offerTitle: 'Or try it on Millbrook',
  offer:
    'A practice town with a bakery. Its two years of sales, its catalogue, customers and reviews come in as files, the way yours would, so you can see what I make of them.',
  open: 'Open a practice shop',
  openAgain: 'Go to the practice shop',
  opening: 'Opening…',
  promise: 'Plainly marked, and gone with one press.',
  openFailed: 'The server didn’t respond. No practice shop was opened. Try again.',

  // The mark on every screen of it.
  mark: 'Practice shop: nothing here is real.',
  close: 'Close practice shop',
  closeQuestion: 'Close the practice shop?',
  closeAbout:
    'Everything in it is deleted right away. Your own business isn’t touched, and you can open a new practice shop whenever you like.',
  closed: 'The practice shop is gone.',
  closeFailed: 'The server didn’t respond. The practice shop may still be there. Try again.',

  // While its files come in.
  fillTitle: 'Your practice shop',
  fillLead: 'The bakery’s files are coming in, the way yours would. Nothing is sent to anyone.',
  filling: 'Its files',
  file: `{what, select,
    sales {Two years of sales}
    catalogue {Catalogue}
    customers {Customers}
    other {Reviews}
  }`,
  fileState: `{state, select,
    waiting {Waiting for the file}
    reading {Reading the file}
    staged {Read}
    committing {Saving: {done, number} of {all, number} lines}
    committed {Saved: {all, plural, one {# line} other {# lines}}}
    other {This file didn’t come in.}
  }`,
  working: 'Everything is saved. I’m working out what matters.',
  stuck: 'Not everything came in. Try again, or close the practice shop and open a new one.',
  again: 'Try again',
});
