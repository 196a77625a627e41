import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  dropTitle: 'Import a file',
  drop: 'Drop a file here, or <choose>choose it</choose>',
  whichFiles: 'CSV, TSV, XLSX, JSON or the ZIP it came in. Up to {megabytes} MB',
  sending: 'Sending {share, number, percent}',
  checking: 'Looking at what it is',
  notSent: 'Couldn’t send that file. It’s still on this device: try again.',
  tooLarge: 'That file is too large. Files can be up to {megabytes} MB.',
});
