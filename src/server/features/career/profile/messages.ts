import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('profile', {
  // Why no application is made for somebody of whom no dated job, study or volunteer post is known.
  needsDatedEntry:
    'I need one job or study of yours with a date before I apply anywhere. Answer a few questions in your profile, or upload your resume.',
  unknownTimeZone: 'Choose a time zone from the list, such as {example}.',
});
