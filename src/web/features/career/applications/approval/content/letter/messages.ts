import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The letter, written anew where it stands.
  label: 'Your letter',
  hint: '{words, plural, one {# word.} other {# words.}} It goes to this employer alone, as you write it.',
  room: '{count, plural, one {Room for # more character.} other {Room for # more characters.}}',
  empty: 'Write something, or leave it as it was.',
  saving: 'Saving...',
  leaveAsItWas: 'Leave as it was',
  noAnswer: 'The server did not answer. What you wrote is still here; try again.',
});
