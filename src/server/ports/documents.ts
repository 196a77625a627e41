import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadPage } from '#contract/career/resume-reading.ts';

/**
 * What became of reading a document; the reasons are shown to the person through `detail`. `garbled`: the letters it gives are not
 * those it shows. `mismatch`: the name promises another type. `too_heavy`: it takes more memory than one may. `busy`: the account has
 * as many files here as it may. `unavailable`: no reader could be had; the file is not the problem.
 */
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
        | 'too_slow'
        | 'too_heavy'
        | 'busy'
        | 'unavailable';
    };

export interface ReadOptions {
  signal?: AbortSignal | undefined;
  /** Whose file it is: those who wait take turns, and of one only some may be here at once. */
  source?: string;
}

export interface DocumentReader {
  /**
   * Reads a CV (PDF, Word old and new, rich or plain text, told by content) in a process that is killed after 8 s or 400 MB,
   * or when the signal says so; the promise then rejects with the signal's reason.
   */
  read(bytes: Uint8Array, fileName: string, options?: ReadOptions): Promise<ReadOutcome>;
}
