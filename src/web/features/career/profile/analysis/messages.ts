import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card in which the profile is judged. "scored" is heard, not seen.
  title: 'AI profile analysis',
  whatItIs:
    'I look at what is saved here and at your CV: headline, jobs, figures, ways to reach you and skills. Each point has its reason.',
  analysing: 'Analyzing...',
  scored: 'Your profile scores {score} of 100.',
  notCounted: 'What you changed and did not save is not counted yet.',
  nextTitle: 'What to do, most useful first',
  points: '{points} of {most}',

  // Where a check looked: a field of the profile, or a place in the CV.
  headline: 'Headline',
  phone: 'Phone',
  location: 'Location',
  portfolio: 'Portfolio',
  keySkills: 'Key skills',
  skill: 'Skill {number}',
  job: 'Job {job}',
  jobStart: 'Job {job}, start date',
  jobEmployer: 'Job {job}, employer',
  jobPlace: 'Job {job}, place',
  jobLine: 'Job {job}, line {line}',
});
