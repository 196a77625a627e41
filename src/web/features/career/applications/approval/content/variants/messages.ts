import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The ways letter and summary can be told.
  title: 'Letter and summary',
  choice: 'How letter and summary are told',
  makingAgain: 'Making it again...',
  noAnswer: 'The server did not answer. Everything is as it was; try again.',
  experience: 'Experience first',
  results: 'Results first',
  short: 'Short',

  // What is different in the one that is chosen.
  letterExperience: 'The letter begins with your latest job and goes through what the posting asks for.',
  letterResults: 'The letter begins with what you achieved, figures first; your job follows.',
  letterShort: 'The letter says one thing you did and what else you bring.',
  letterLength: '{count, plural, one {# word.} other {# words.}}',
  letterStays: 'Your letter stays as you wrote it; the summary of your CV changes.',
  summaryAlone: 'The summary of your CV changes.',
  summary: '<b>Summary</b> {summary}',

  // Where a thin profile bears out fewer than there can be.
  fewer:
    'I found {count, plural, =0 {no ways} =1 {one way} =2 {two ways} other {# ways}} to tell this that your profile bears out. Add more about your work to your profile and there can be {most, plural, =2 {two} =3 {three} other {#}}.',
});
