import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // A form that the person sends themselves.
  openForm: "Open the employer's form",
  howTo: 'Attach these files, copy what the form asks for, send it, then come back and tell me.',
  letter: 'The letter',

  // Copying one value of it.
  copy: 'Copy {value}',
  copied: 'Copied',
  copyFailed: 'Select and copy it',
});
