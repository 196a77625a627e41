import { FILE_TOO_LARGE } from '#contract/career/resume.ts';
import type { ReadOutcome } from '#server/ports/documents.ts';
import { Problem } from '#server/problem.ts';

type Reason = Extract<ReadOutcome, { kind: 'refused' }>['reason'];

const problems: Record<Reason, [code: 'unsupported_file' | 'unreadable_file' | 'too_large', detail: string]> =
  {
    unsupported: ['unsupported_file', 'Upload a .pdf, .doc, .docx or .txt file.'],
    mismatch: [
      'unsupported_file',
      'The content of that file is not what its name says. Save it again as a .pdf, .doc, .docx or .txt file and upload that.',
    ],
    encrypted: [
      'unreadable_file',
      'That file is protected with a password. Remove the password and upload it again.',
    ],
    no_text: [
      'unreadable_file',
      'I found no text in that file; it may be a scan. Upload a version whose text you can select.',
    ],
    garbled: [
      'unreadable_file',
      'The letters inside that file are not the ones it shows, so no program can read it. Please save it again from where you wrote it, as .docx or as another .pdf, and upload that.',
    ],
    unreadable: [
      'unreadable_file',
      'That file could not be read; it may be damaged. Save it again and upload the new copy.',
    ],
    too_large: ['too_large', FILE_TOO_LARGE],
    too_slow: [
      'unreadable_file',
      'That file takes too long to read. Save it as a simpler .pdf or as .txt and upload that.',
    ],
  };

/** Why a file was refused, with what to do about it. */
export const refusalOf = (reason: Reason): Problem => new Problem(...problems[reason]);
