import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The bar above the page: which line is asked for, or what the boxes mean.
  askedLine: 'Select the line for: <b>{value}</b>.',
  stop: 'Stop',
  taken: 'Used',
  toCheck: 'To check',
  unused: 'Not used',

  // The pages.
  notDrawn: 'The pages can’t be shown here. This is their text.',
  pageOf: 'Page {page} of {pages}',

  // What a line's button is called: its number, its words, and one of the sentences below.
  line: 'Line {line}: {words}. {made}',
  madeRead: 'Read as {values}.',
  madeDoubtful: 'Read as {values}. Please check.',
  madeUnused: 'Not used.',
  madeDismissed: 'Not part of your resume.',
  madeOrder: 'Heading or symbol.',
});
