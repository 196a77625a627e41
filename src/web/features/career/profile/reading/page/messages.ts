import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The bar above the page: which line is asked for, or what the boxes mean.
  askedLine: 'Press the line that says it: <b>{value}</b>.',
  stop: 'Stop',
  taken: 'Taken',
  toCheck: 'To check',
  unused: 'Not used',

  // The pages.
  notDrawn: 'The pages could not be drawn here, so these are their lines.',
  pageOf: 'Page {page} of {pages}',

  // What a line's button is called: its number, its words, and one of the sentences below.
  line: 'Line {line}: {words}. {made}',
  madeRead: 'Read as {values}.',
  madeDoubtful: 'Read as {values}; check it.',
  madeUnused: 'Not used.',
  madeDismissed: 'Not part of your CV.',
  madeOrder: 'A heading or a mark.',
});
