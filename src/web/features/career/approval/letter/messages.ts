import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The editor of the cover letter.
  label: 'Your cover letter',
  hint: '{words, plural, one {# word.} other {# words.}} Sent only to this employer, exactly as you write it.',
  room: '{count, plural, one {# character left.} other {# characters left.}}',
  empty: 'Write something, or cancel to keep the letter as it was.',
  saving: 'Saving...',
  leaveAsItWas: 'Cancel',
  noAnswer: 'The server didn’t respond. What you wrote is still here. Try again.',
});
