import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page while the resume is not there yet.
  title: 'Resume Editor',
  loading: 'Opening your resume',
  loadFailed: 'I could not load your resume.',
  signIn: 'Please log in to generate a resume.',

  // The head: what is being written, and how far it is saved.
  back: 'Back to the Resume Generator',
  name: 'Name of this resume',
  nameHint: 'Name this resume',
  versions: 'Versions',
  nothingToSave: 'Nothing to save yet',
  saved: 'Saved {moment}, version {version}',
  notSaved: 'Not saved yet',
  saving: 'Saving...',
  keptHere: 'Kept on this device',

  // The downloads, in the head.
  download: 'Download {file}',
  downloadShort: 'Download <name>{file}</name>',
  downloadOther: 'Download another format',
  pdfLetter: 'PDF, Letter',
  pdfA4: 'PDF, A4',
  word: 'Word (.docx)',
  plainText: 'Plain text (.txt)',
  jsonResume: 'JSON Resume (.json)',
  making: 'Making {file}',
  notMade: 'The file could not be made. Your resume is kept; try again.',

  // Above the page: what the person must know about the saving.
  triesAgain: 'I try again by myself.',
  parted:
    'Version {before} was changed in another tab. What you type here is now version {version}; both are kept under Versions.',
  empty:
    'This page is empty. Start typing, or let me write it from your profile in the <link>Resume Generator</link>.',
  rescued:
    'Another tab was closed before I could save what you typed there. It is now version {versions}, under Versions.',
  otherTab:
    'This resume was changed in another tab. What you type here is kept beside it, as a version of its own.',
  openLatest: 'Open the latest',

  // The page and its tools, as they are read out.
  tools: 'Tools',
  page: 'Resume text',

  // An earlier version in place of the page.
  version: 'Version {number}',
  versionLoading: 'Loading the version',
  versionLoadFailed: 'I could not load this version.',
  versionSignIn: 'Please log in to see your versions.',
  restored: 'Version {before} is back, as version {version}.',
  notRestored: 'The version could not be restored. Nothing changed.',
});
