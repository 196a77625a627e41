import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  dropTitle: 'Import a file',
  drop: 'Drop a file here, or <choose>choose it</choose>',
  whichFiles: 'CSV, TSV, XLSX, JSON or the ZIP it came in. Up to {megabytes} MB',
  sending: 'Sending {share, number, percent}',
  checking: 'Looking at what it is',
  notSent: 'Couldn’t send that file. It’s still on this device: try again.',
  costOf: 'Your cost of one {name}',
  costSave: 'Save',
  costRemove: 'Remove',
  costSaved: 'Saved what {name} costs you.',
  costRemoved: 'Removed the cost of {name}.',
  costFailed: 'Couldn’t save that cost. Try again.',
  costWrong: 'Enter an amount such as 2.50.',
  noBusiness: 'Set up your business first',
  toProfile: 'Go to Business Profile',
  tooLarge: 'That file is too large. Files can be up to {megabytes} MB.',
});
