import { catalogue } from '#localization/catalogue.ts';

/** Why a CV was not read, with what to do about it. */
export const text = catalogue('resume-reading', {
  uploadsUsedUp: 'You have uploaded {most} files today. Try again tomorrow.',
  cancelled: 'You cancelled the reading; nothing was kept.',
  unsupported: 'Upload a .pdf, .doc, .docx or .txt file.',
  mismatch:
    'The content of that file is not what its name says. Save it again as a .pdf, .doc, .docx or .txt file and upload that.',
  encrypted: 'This file is protected with a password. Save a copy without it and upload that.',
  noText: 'I found no text in that file; it may be a scan. Upload a version whose text you can select.',
  garbled:
    'The letters inside that file are not the ones it shows, so no program can read it. Please save it again from where you wrote it, as .docx or as another .pdf, and upload that.',
  unreadable: 'That file could not be read; it may be damaged. Save it again and upload the new copy.',
  tooSlow: 'That file takes too long to read. Save it as a simpler .pdf or as .txt and upload that.',
  tooHeavy: 'That file needs too much memory to read. Save it as a simpler .pdf or as .txt and upload that.',
  busy: 'Several of your files are still being read. Wait until they are done, then upload the next.',
  unavailable:
    'We could not open documents just now. Try again in a few minutes; your file is not the problem.',
});
