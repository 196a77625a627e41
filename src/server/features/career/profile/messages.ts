import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('profile', {
  // Why no application is made for somebody whose profile has no dated job, study or volunteer post.
  needsDatedEntry:
    'Before I can apply anywhere, I need one job or education entry with a date. Answer a few questions in your profile, or upload your resume.',
  unknownTimeZone: 'Choose a time zone from the list, such as {example}.',
});
