import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The versions of the cover letter and summary.
  title: 'Cover letter and summary',
  choice: 'Style of the cover letter and summary',
  makingAgain: 'Rewriting...',
  noAnswer: 'The server didn’t respond. Nothing was changed. Try again.',
  experience: 'Experience first',
  results: 'Results first',
  short: 'Short',

  // How the chosen version differs.
  letterExperience:
    'The cover letter starts with your latest job and covers what the posting asks for. {count, plural, one {It has # word.} other {It has # words.}}',
  letterResults:
    'The cover letter starts with your achievements, numbers first, then your job. {count, plural, one {It has # word.} other {It has # words.}}',
  letterShort:
    'The cover letter describes one thing you did and what else you bring. {count, plural, one {It has # word.} other {It has # words.}}',
  letterStays: 'Your cover letter stays as you wrote it. The summary in your resume changes.',
  summaryAlone: 'The summary in your resume changes.',
  summary: '<b>Summary</b> {summary}',

  // Where a thin profile supports fewer versions than the plan has.
  fewer:
    'I found {count, plural, =0 {no versions} =1 {one version} =2 {two versions} other {# versions}} your profile supports. Add more about your work to your profile to get up to {most, plural, =2 {two} =3 {three} other {#}}.',
});
