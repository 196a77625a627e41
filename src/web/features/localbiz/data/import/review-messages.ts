import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  stars:
    '<b>{five, number} with 5 stars,</b> {four, number} with 4, {three, number} with 3, {two, number} with 2, {one, number} with 1.',
  recommending: '<b>{yes, number} recommend you,</b> {no, number} don’t.',
  written: '<b>{words, number} with words,</b> {answered, number} that you answered.',
  changed:
    '<b>{count, plural, one {# review} other {# reviews}} changed</b> since I read them last. I keep both versions, and the later one counts.',
  names: '<b>Names are shortened</b> to a first name and an initial. What people wrote stays as it is.',
});
