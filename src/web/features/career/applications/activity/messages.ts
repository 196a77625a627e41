import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The column of what the agent does.
  title: 'What I’m doing',
  loading: 'Loading activity',
  loadFailed: 'Couldn’t load the latest activity.',
  noAnswer: 'The server didn’t respond. Your agent keeps working.',
  emptyTitle: 'Nothing yet',
  emptyHint:
    'I start looking once you have a resume and an active campaign. Every step shows up here, including jobs I don’t pick.',

  // The legend: who each step is up to.
  legend: 'What the steps mean',
  stepDone: 'done by me',
  stepYours: 'waiting for you',
  stepTheirs: 'waiting for the employer',
  stepLeft: 'not picked',

  // One line: an application, or a job that was not picked.
  line: '{company}. {note}',
  moveOn: '{move}: {job}, {company}',
  stepFound: 'found',
  foundAndLeft: 'found, not picked',
});
