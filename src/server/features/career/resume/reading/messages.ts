import { catalogue } from '#localization/catalogue.ts';

/** Why a resume was not read, with what to do about it. */
export const text = catalogue('resume-reading', {
  uploadsUsedUp: 'You’ve uploaded {most} files today. Try again tomorrow.',
  cancelled: 'You cancelled the upload. Nothing was saved.',
  unsupported: 'Upload a .pdf, .doc, .docx or .txt file.',
  mismatch:
    'This file’s content doesn’t match its file type. Save it again as .pdf, .doc, .docx or .txt and upload that.',
  encrypted: 'This file is password-protected. Save a copy without a password and upload that.',
  noText: 'This file has no readable text. It may be a scan. Upload a version whose text you can select.',
  garbled:
    'The text inside this file doesn’t match what it shows, so no program can read it. Save it again from the app you wrote it in, as .docx or a new .pdf, and upload that.',
  unreadable: 'This file couldn’t be read. It may be damaged. Save it again and upload the new copy.',
  tooSlow: 'This file takes too long to read. Save it as a simpler .pdf or as .txt and upload that.',
  tooHeavy: 'This file needs too much memory to read. Save it as a simpler .pdf or as .txt and upload that.',
  busy: 'Several of your files are still being read. Wait until they’re done, then upload the next one.',
  unavailable:
    'We couldn’t open documents just now. Your file isn’t the problem. Try again in a few minutes.',
});
