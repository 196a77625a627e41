import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Above the columns, and in one of them.
  hint: 'Drag a card, use its Move menu, or press Shift with an arrow key to move it.',
  touchHint: 'Tap Move on a card to put it into another column.',
  columnLabel: 'Column',
  columnEmpty: 'Nothing here.',
  showNext: 'Show the next {count, number}',

  // A card.
  move: 'Move',
  moveWhich: 'Move {job}, {company}',
  moveTo: 'Move to',
  addedByYou: 'Added by you',

  // What is said of a move.
  moved: '{job} moved to {status}.',
  notMoved: '{job} was not moved to {status}. {reason}',
  stays: '{job} stays where it was. {reason}',
  noAnswer: 'The server did not answer. Try again.',
});
