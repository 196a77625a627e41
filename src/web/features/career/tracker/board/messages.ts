import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Above the columns, and in one of them.
  hint: 'To move a card, drag it, use its Move menu, or press Shift and an arrow key.',
  touchHint: 'Tap Move on a card to put it in another column.',
  columnLabel: 'Column',
  columnEmpty: 'Nothing here.',
  showNext: 'Show {count, number} more',

  // A card.
  move: 'Move',
  moveWhich: 'Move {job}, {company}',
  moveTo: 'Move to',
  addedByYou: 'Added by you',

  // What is said of a move.
  moved:
    '{job} moved to {status, select, Applied {Applied} Interviewing {Interviewing} Offer {Offer} other {Rejected}}.',
  notMoved:
    '{job} wasn’t moved to {status, select, Applied {Applied} Interviewing {Interviewing} Offer {Offer} other {Rejected}}. {reason}',
  stays: '{job} wasn’t moved. {reason}',
  noAnswer: 'The server didn’t respond. Try again.',
});
