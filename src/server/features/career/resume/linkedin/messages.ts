import { catalogue } from '#localization/catalogue.ts';

/** What is said of the archive that LinkedIn gives. */
export const text = catalogue('resume-linkedin', {
  notTheArchive:
    'That is not the archive LinkedIn gives you. Ask for it under Settings, Data privacy, Get a copy of your data, and upload the .zip as it is.',
  archiveTooLarge: '{reason} LinkedIn makes a smaller archive without messages.',
  // What its file is called where it has no name.
  namelessFile: 'LinkedIn export',
});
