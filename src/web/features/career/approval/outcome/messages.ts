import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // A form for the person to send.
  openForm: 'Open application form',
  howTo: 'Attach these files, copy what the form asks for, and send it. Then come back and tell me.',
  letter: 'Cover letter',

  // Copying one value of it.
  copy: 'Copy {value}',
  copied: 'Copied',
  copyFailed: 'Select the text to copy it',
});
