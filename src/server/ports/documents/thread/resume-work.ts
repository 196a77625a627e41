import type { Drafting, Understanding } from '#server/ports/documents.ts';
import { inThread } from './in-thread.ts';

/** On a processor. No resume needs as long. */
const MOST_MILLISECONDS = 8_000;

/** Reads, judges and writes resumes beside everything else, in a thread whose turns go round between accounts. */
export function resumeWork({ mostMilliseconds = MOST_MILLISECONDS } = {}): Understanding & Drafting {
  return {
    understand({ lines, sheets }, { id, name }, account) {
      return inThread(
        { kind: 'read', source: { lines, sheets }, file: { id, name } },
        account,
        mostMilliseconds,
      );
    },
    judge: (given, account) => inThread({ kind: 'judge', given }, account, mostMilliseconds),
    draft: (given, account) => inThread({ kind: 'draft', given }, account, mostMilliseconds),
    write: (given, account) => inThread({ kind: 'write', given }, account, mostMilliseconds),
  };
}
