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

  // What a line's button is called: its number, its words, and what was made of them; "values" are named as in the list.
  line: 'Line {line}: {words}. {look, select, read {Read as: {values}.} doubtful {Read as: {values}. Please check.} unused {Not used.} dismissed {Not part of your resume.} other {Heading or symbol.}}',
});
