import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of everything that waits for the person.
  heading: 'Approvals',
  lead: 'Applications that need something from you, soonest to expire first.',
  toActivity: 'See what I’m doing',

  // The queue, there and on the overview.
  title: 'Waiting for you',
  toDecide: '{count, number} to review',
  whatAnswersDo: 'Approving sends exactly what you see, once. Skipping sends nothing.',
  seeAll: 'See all {count, number}',
  loading: 'Loading your approvals',
  loadFailed: 'Couldn’t load your approvals.',
  noAnswer: 'The server didn’t respond. Nothing is sent until you decide.',
  emptyTitle: 'Nothing is waiting for you',
  emptyHint: 'When I’ve prepared an application, it appears here. Nothing is sent before you’ve read it.',

  // One row; {move} is what the button says.
  open: 'Open',
  moveOn: '{move}: {job}, {company}',
});
