import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The zone a file is dropped into.
  title: 'Upload your resume',
  drop: 'Drop your resume here, or <choose>choose a file</choose>',
  whichFiles: '.pdf, .doc, .docx or .txt, or LinkedIn’s .zip, up to {megabytes} MB',
  keep: 'Use this as my main resume (replaces the current one)',
  analyze: 'Analyze & Use Content',
  noFile: 'Please upload a file to analyze.',
  fileEmpty: 'This file is empty. Choose another one.',

  // The file that was chosen, with its size.
  remove: 'Remove file',
  bytes: '{count, plural, one {# byte} other {# bytes}}',
  kilobytes: '{size, number} KB',
  megabytes: '{size} MB',
});
