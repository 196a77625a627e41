import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The column of what the agent does.
  title: "What I'm doing",
  loading: 'Loading what I am doing',
  loadFailed: 'I could not load what I am doing.',
  noAnswer: 'The server did not answer. The agent goes on without this page.',
  emptyTitle: 'Nothing yet',
  emptyHint:
    'With a CV and an active campaign I start to look. Every step I take appears here, also the postings I leave.',

  // What the looks of the steps mean.
  legend: 'What the steps mean',
  stepDone: 'done by me',
  stepYours: 'your move',
  stepTheirs: 'them',
  stepLeft: 'left',

  // One line: an application, or a posting that was left.
  line: '{company}. {note}',
  moveOn: '{move}: {job}, {company}',
  stepFound: 'found',
  foundAndLeft: 'found and left',
});
