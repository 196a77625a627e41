import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the resume's title: where it is saved.
  saved: 'Saved {moment}, version {version}',
  saving: 'Saving...',
  changedInEditor: 'Changed in the editor',
  keptHere: 'Saved on this device only. Couldn’t save it as a version.',

  // The title of a resume that came without one.
  title: 'Your resume',
});
