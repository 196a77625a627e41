import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page while the resume is not there yet.
  title: 'Resume Editor',
  loading: 'Opening your resume',
  loadFailed: 'Couldn’t load your resume.',
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
  keptHere: 'Saved on this device',

  // The downloads, in the head.
  download: 'Download {file}',
  downloadShort: 'Download <name>{file}</name>',
  downloadOther: 'Download another format',
  pdfLetter: 'PDF, Letter',
  pdfA4: 'PDF, A4',
  word: 'Word (.docx)',
  plainText: 'Plain text (.txt)',
  jsonResume: 'JSON Resume (.json)',
  making: 'Creating {file}',
  notMade: 'Couldn’t create the file. Your resume is still here. Try again.',

  // Above the page: what the person must know about the saving.
  triesAgain: 'Retrying automatically.',
  parted:
    'You edited this resume in another tab too. That’s version {before}. Your changes here are saved as version {version}. You’ll find both under Versions.',
  empty:
    'This page is empty. Start typing, or generate it from your profile in the <link>Resume Generator</link>.',
  rescued:
    'Another tab closed before what you typed there was saved. You’ll find it under Versions as version {versions}.',
  otherTab: 'This resume was changed in another tab. What you type here is saved as a separate version.',
  openLatest: 'Open latest version',

  // The page and its tools, as they are read out.
  tools: 'Tools',
  page: 'Resume text',

  // An earlier version in place of the page.
  version: 'Version {number}',
  versionLoading: 'Loading this version',
  versionLoadFailed: 'Couldn’t load this version.',
  versionSignIn: 'Please log in to see your versions.',
  restored: 'Version {before} restored as version {version}.',
  notRestored: 'Couldn’t restore this version. Nothing was changed.',
});
