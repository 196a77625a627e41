import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The screen of one job, study or volunteer post, for who has no resume.
  title: 'Add work or education',
  lead: 'Takes two minutes. One entry with dates is enough to start, and I only use what you tell me.',
  backToTryOne: 'Try one application',
  backToAutoApply: 'Auto Apply',
  hasResume: 'Have a resume file? <link>Upload it instead</link>',

  // Shown once it is saved.
  saved: 'Saved',
  savedNext:
    '{what}, {where}. That’s enough to start. A running campaign picks it up within a minute or so. Nothing is sent before you approve it.',
  goToTryOne: 'Continue',
  goToAutoApply: 'Go to Auto Apply',
  addAnother: 'Add another',

  // The kinds of it.
  kind: 'What would you like to add?',
  kindHint: 'Never had a job? School or volunteer work is enough.',
  aJob: 'A job',
  aStudy: 'A school, course or degree',
  aVolunteering: 'Volunteer work',

  // What it was and where, for each kind.
  jobWhat: 'Job title',
  jobWhatExample: 'Warehouse worker',
  jobWhere: 'Employer',
  jobWhereExample: 'The company’s name',
  jobStill: 'I currently work here',
  studyWhat: 'What you studied',
  studyWhatExample: 'High school, or a subject',
  studyWhere: 'School',
  studyWhereExample: 'The school’s name',
  studyStill: 'I currently study here',
  volunteeringWhat: 'What you did',
  volunteeringWhatExample: 'Kitchen helper',
  volunteeringWhere: 'Organization',
  volunteeringWhereExample: 'The organization’s name',
  volunteeringStill: 'I currently volunteer here',

  // When it began and ended.
  startYear: 'Start year',
  startMonth: 'Start month (optional)',
  endYear: 'End year',
  endMonth: 'End month (optional)',
  monthUnknown: 'Not sure',

  // What was done there.
  deed: 'One thing you did there (optional)',
  deedHint: 'In your own words. Employers read this.',
  deedExample: 'Packed and checked 80 orders a day',
  anotherDeed: 'Another thing (optional)',

  // What is missing or wrong, beside its question.
  jobWhatMissing: 'Enter your job title.',
  jobWhereMissing: 'Enter your employer.',
  studyWhatMissing: 'Enter what you studied.',
  studyWhereMissing: 'Enter your school.',
  volunteeringWhatMissing: 'Enter what you did.',
  volunteeringWhereMissing: 'Enter the organization.',
  startMissing: 'Enter the start year.',
  endMissing: 'Enter the end year, or say that you’re still there.',
  yearWrong: 'Enter a four-digit year.',

  // What comes of saving.
  saving: 'Saving...',
  saveFailed: 'The server didn’t respond. What you typed is still here. Try again.',
});
