import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card in which the profile is judged. "scored" is heard, not seen.
  title: 'AI profile analysis',
  whatItIs:
    'Scores your saved profile and resume on headline, jobs, numbers, contact details and skills, and explains every point.',
  analysing: 'Analyzing...',
  scored: 'Your profile scores {score} out of 100.',
  notCounted: 'Unsaved changes aren’t counted yet.',
  nextTitle: 'What to do, most useful first',
  points: '{points} of {most}',

  // Where a check looked: a field of the profile, or a place in the resume.
  headline: 'Headline',
  phone: 'Phone',
  location: 'Location',
  portfolio: 'Portfolio',
  keySkills: 'Key skills',
  skill: 'Skill {number}',
  job: 'Job {job}',
  jobStart: 'Job {job}, start date',
  jobEmployer: 'Job {job}, employer',
  jobPlace: 'Job {job}, location',
  jobLine: 'Job {job}, line {line}',
});
