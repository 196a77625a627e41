import { FILE_TOO_LARGE } from '#contract/career/resume.ts';
import type { RefusalReason, UnderstandingOf } from '#server/ports/documents.ts';
import { Problem } from '#server/problem.ts';

type Code = 'unsupported_file' | 'unreadable_file' | 'too_large' | 'too_many_requests' | 'unavailable';

/** Seconds after which it is worth trying again. */
const BUSY_SECONDS = 30;
const UNAVAILABLE_SECONDS = 120;

const problems: Record<RefusalReason, [code: Code, detail: string, retryAfterSeconds?: number]> = {
  unsupported: ['unsupported_file', 'Upload a .pdf, .doc, .docx or .txt file.'],
  mismatch: [
    'unsupported_file',
    'The content of that file is not what its name says. Save it again as a .pdf, .doc, .docx or .txt file and upload that.',
  ],
  encrypted: [
    'unreadable_file',
    'This file is protected with a password. Save a copy without it and upload that.',
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
  too_heavy: [
    'unreadable_file',
    'That file needs too much memory to read. Save it as a simpler .pdf or as .txt and upload that.',
  ],
  busy: [
    'too_many_requests',
    'Several of your files are still being read. Wait until they are done, then upload the next.',
    BUSY_SECONDS,
  ],
  unavailable: [
    'unavailable',
    'We could not open documents just now. Try again in a few minutes; your file is not the problem.',
    UNAVAILABLE_SECONDS,
  ],
};

/** Why a file was refused, with what to do about it. */
export const refusalOf = (reason: RefusalReason): Problem => new Problem(...problems[reason]);

/** What was understood; throws the Problem of a text that was not. */
export function understood<Result>(outcome: UnderstandingOf<Result>): Result {
  if (outcome.kind === 'refused') throw refusalOf(outcome.reason);
  return outcome.result;
}
