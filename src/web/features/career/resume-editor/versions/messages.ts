import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The panel of saved versions.
  title: 'Versions',
  close: 'Close versions',
  loading: 'Loading your versions',
  loadFailed: 'Couldn’t load your versions.',
  signIn: 'Please log in to see your versions.',
  emptyTitle: 'No versions yet',
  empty: 'The first version is saved as soon as you type. Each later session is saved as its own version.',
  howMany: '{count, plural, one {Your last # version is kept.} other {Your last # versions are kept.}}',

  // A version in it: by its name, or by its number where it has none.
  version: 'Version {number}',
  versionAt: 'Version {number}, {moment}',
  versionOpenHere: 'Version {number}, {moment}, open here',
  openHere: '{moment}, open here',
  deleteOf: 'Delete version {number}',
  deleteTitle: 'Delete version {number}?',
  deleteMeans: 'Its text is deleted permanently. Your other versions stay.',
  delete: 'Delete',
  notDeleted: 'Couldn’t delete this version. It’s still there.',

  // Above the page while a version is looked at.
  looking: '<b>Version {number}</b>, {moment}. This is a preview. Nothing has changed.',
  backToEditing: 'Back to editing',
  restore: 'Restore this version',
  restoring: 'Restoring…',
});
