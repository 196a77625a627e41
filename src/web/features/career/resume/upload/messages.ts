import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The zone a file is dropped into.
  title: 'Upload your resume',
  drop: 'Drop your resume here, or <choose>choose a file</choose>',
  whichFiles: '.pdf, .doc, .docx or .txt, or LinkedIn’s .zip, up to {megabytes} MB',
  keep: 'Also keep it as what I know about you; it takes the place of the file before',
  analyze: 'Analyze & Use Content',
  noFile: 'Please upload a file to analyze.',
  fileEmpty: 'That file is empty. Choose another one.',

  // The file that was chosen, with its size.
  remove: 'Remove file',
  bytes: '{count, plural, one {# byte} other {# bytes}}',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
});
