import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The screen of one job, study or volunteer post, for who has no resume.
  title: 'A job or study of yours',
  lead: 'Two minutes. One with its dates is enough for me to begin; I use only what you say.',
  backToTryOne: 'Try one application',
  backToAutoApply: 'Auto Apply',
  hasResume: 'You have a resume as a file? <link>Upload it instead</link>',

  // What stands there once it is kept.
  saved: 'Saved',
  savedNext:
    '{what}, {where}. That is enough to begin: a running campaign goes on from here within a minute or so. Nothing is sent before you approve it.',
  goToTryOne: 'Go on to try one',
  goToAutoApply: 'Go to Auto Apply',
  addAnother: 'Add another',

  // The kinds of it.
  kind: 'What can you tell me about?',
  kindHint: 'You have never worked? A school or volunteer work is enough.',
  aJob: 'A job',
  aStudy: 'A school, course or degree',
  aVolunteering: 'Volunteer work',

  // What it was and where, for each kind.
  jobWhat: 'Job title',
  jobWhatExample: 'Warehouse worker',
  jobWhere: 'Employer',
  jobWhereExample: 'The company’s name',
  jobStill: 'I still work there',
  studyWhat: 'What you studied',
  studyWhatExample: 'High school, or a subject',
  studyWhere: 'School',
  studyWhereExample: 'The school’s name',
  studyStill: 'I am still studying there',
  volunteeringWhat: 'What you did',
  volunteeringWhatExample: 'Kitchen helper',
  volunteeringWhere: 'Organization',
  volunteeringWhereExample: 'The organization’s name',
  volunteeringStill: 'I still do it',

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

  // What is missing or cannot be, beside its question.
  jobWhatMissing: 'Say what your job was.',
  jobWhereMissing: 'Say who you worked for.',
  studyWhatMissing: 'Say what you studied.',
  studyWhereMissing: 'Say where you studied.',
  volunteeringWhatMissing: 'Say what you did.',
  volunteeringWhereMissing: 'Say for whom you did it.',
  startMissing: 'Give the year it began.',
  endMissing: 'Give the year it ended, or say that it goes on.',
  yearWrong: 'Give the year in four digits.',

  // What comes of saving.
  saving: 'Saving...',
  saveFailed: 'The server did not answer. What you typed is still here; try again.',
});
