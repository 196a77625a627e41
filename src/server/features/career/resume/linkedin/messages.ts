import { catalogue } from '#localization/catalogue.ts';

/** What is said about the archive LinkedIn provides. */
export const text = catalogue('resume-linkedin', {
  notTheArchive:
    'This isn’t the archive from LinkedIn. Request it under Settings, Data privacy, Get a copy of your data, and upload the .zip unchanged.',
  archiveTooLarge: '{reason} Ask LinkedIn for an archive without messages. It’s smaller.',
  // The name of its file where it has none.
  namelessFile: 'LinkedIn export',
});
