import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadPage } from '#contract/career/resume-reading.ts';

/** What became of reading a document; the reasons are shown to the person through `detail`. `garbled`: the letters it gives are not those it shows. `mismatch`: the name promises another type. */
export type ReadOutcome =
  | { kind: 'text'; lines: SourceLine[]; pages: number; sheets: ReadPage[] }
  | {
      kind: 'refused';
      reason:
        | 'unsupported'
        | 'mismatch'
        | 'encrypted'
        | 'no_text'
        | 'garbled'
        | 'unreadable'
        | 'too_large'
        | 'too_slow';
    };

export interface DocumentReader {
  /**
   * Reads a CV (PDF, Word old and new, rich or plain text, told by content) in a process that is killed after 8 s or 400 MB,
   * or when the signal says so; the promise then rejects with the signal's reason.
   */
  read(bytes: Uint8Array, fileName: string, signal?: AbortSignal): Promise<ReadOutcome>;
}
