import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The panel of saved versions.
  title: 'Versions',
  close: 'Close versions',
  loading: 'Loading your versions',
  loadFailed: 'I could not load your versions.',
  signIn: 'Please log in to see your versions.',
  emptyTitle: 'No versions yet',
  empty: 'I keep the first one as soon as you type. Every later sitting becomes a version of its own.',
  howMany: '{count, plural, one {I keep your last # version.} other {I keep your last # versions.}}',

  // A version in it: by its name, or by its number where it has none.
  version: 'Version {number}',
  versionAt: 'Version {number}, {moment}',
  versionOpenHere: 'Version {number}, {moment}, open here',
  openHere: '{moment}, open here',
  deleteOf: 'Delete version {number}',
  deleteTitle: 'Delete version {number}?',
  deleteMeans: 'Its text is gone for good. Your other versions stay.',
  delete: 'Delete',
  notDeleted: 'The version could not be deleted. It is still there.',

  // Above the page while a version is looked at.
  looking: '<b>Version {number}</b>, {moment}. You are looking, nothing has changed.',
  backToEditing: 'Back to editing',
  restore: 'Restore this version',
  restoring: 'Restoring…',
});
