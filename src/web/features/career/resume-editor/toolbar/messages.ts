import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The tools above the page.
  title: 'Formatting',
  undo: 'Undo',
  redo: 'Redo',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strikethrough',
  alignLeft: 'Align left',
  alignCentre: 'Align centre',
  alignRight: 'Align right',
  justify: 'Justify',
  bulletedList: 'Bulleted list',
  numberedList: 'Numbered list',
  block: 'Block format',
  blockNormal: 'Normal',
  blockHeading: 'H{level}',
  font: 'Font',
  size: 'Font size',
  sizeHint: 'Font size in pixels',
  link: 'Link',

  // Keys, as they are called on a keyboard.
  keyControl: 'Ctrl',
  keyShift: 'Shift',

  // The dialog that asks for a link.
  address: 'Address',
  addressHint: 'For example linkedin.com/in/you or you@example.com.',
  addressWrong: 'Enter a web address, an email address or a phone number.',
  setLink: 'Set link',
  removeLink: 'Remove link',
});
