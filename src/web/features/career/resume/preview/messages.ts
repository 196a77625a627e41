import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page; each line shows where it comes from.
  scrollable: '{title}, scrollable',
  sourceTitle: 'Where this comes from',
  lineBefore: 'Previous line',
  nextLine: 'Next line',
  restsOn: 'It’s based on:',

  // What the prompt said and the profile does not have.
  saidTitle: 'From your prompt',
  said: 'This is from your prompt. It’s only on this resume, not in your profile:',
  take: 'Add to profile',
  taking: 'Adding...',
  taken: '{count, plural, one {One fact added to your profile.} other {# facts added to your profile.}}',
  noPlace: 'There’s no place in your profile for this, so it’s only on this resume:',
  notTaken: 'The server didn’t respond. Your profile wasn’t changed. Try again.',
});
