import { expect, it } from 'vitest';
import { FILE_TOO_LARGE } from '#contract/career/resume.ts';
import { messageText } from '#web/text/message-text.ts';
import { refusalOf, sizeInWords } from './chosen-file.ts';

it('tells the size of a file in words', () => {
  expect([512, 38_912, 1_468_006, 5 * 1024 * 1024].map(sizeInWords)).toEqual([
    '512 bytes',
    '38 KB',
    '1.4 MB',
    '5.0 MB',
  ]);
});

it('refuses what cannot be a CV before it is sent', () => {
  expect(refusalOf({ name: 'CV.PDF', size: 10 })).toBeNull();
  expect(refusalOf({ name: 'cv.exe', size: 10 })).toMatch(/\.pdf, \.doc, \.docx or \.txt/);
  expect(refusalOf({ name: 'Basic_LinkedInDataExport.zip', size: 10 })).toBeNull();
  expect(refusalOf({ name: 'cv.pdf', size: 5 * 1024 * 1024 + 1 })).toBe(messageText(FILE_TOO_LARGE));
  expect(refusalOf({ name: 'cv.txt', size: 0 })).toMatch(/empty/);
});
