import { catalogue } from '#localization/catalogue.ts';

/** What browser and server say alike of what was entered. */
export const text = catalogue('contract', {
  fileTooLarge: 'That file is too large. A file may have 5 MB, and a CV 50 pages; choose a smaller one.',
});
