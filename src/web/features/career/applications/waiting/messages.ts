import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of everything that waits.
  heading: 'Approvals',
  lead: 'What I prepared and what I need from you, soonest to expire first.',
  toActivity: "See what I'm doing",

  // The queue, there and on the overview.
  title: 'Waiting for you',
  toDecide: '{count, number} to decide',
  whatAnswersDo: 'Approving sends exactly what you see, once. Skipping sends nothing.',
  seeAll: 'See all {count, number}',
  loading: 'Loading what waits for you',
  loadFailed: 'I could not load what waits for you.',
  noAnswer: 'The server did not answer. Nothing is sent while you have not decided.',
  emptyTitle: 'Nothing waits for you',
  emptyHint:
    'When I have prepared an application, it appears here and nothing is sent before you have read it.',

  // One row; {prepared} is "CV, letter and 14 answers", {move} what the button says.
  ready: '{prepared}.',
  open: 'Open',
  moveOn: '{move}: {job}, {company}',
});
