import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the resume's title: where it is kept.
  saved: 'Saved {moment}, version {version}',
  saving: 'Saving...',
  changedInEditor: 'Changed in the editor',
  keptHere: 'Kept on this device; it could not be saved as a version.',

  // The title of a resume that came without one.
  title: 'Your resume',
});
