import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The sheet; its lines tell where they come from.
  scrollable: '{title}, scrollable',
  sourceTitle: 'Where this comes from',
  lineBefore: 'Line before',
  nextLine: 'Next line',
  restsOn: 'It rests on:',

  // What the prompt said and the profile does not have.
  saidTitle: 'What you told me in the prompt',
  said: 'You told me this in the prompt. It stands on this resume only, not in your profile:',
  take: 'Take it into my profile',
  taking: 'Taking it...',
  taken: '{count, plural, one {One fact is in your profile now.} other {# facts are in your profile now.}}',
  noPlace: 'I found no place in your profile for this, so it stays on this resume only:',
  notTaken: 'The server did not answer. Your profile is as it was; try again.',
});
