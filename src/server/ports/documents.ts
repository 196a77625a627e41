import type { MasterProfile, SourceLine } from '#contract/career/facts.ts';
import type { ResumeDraft, ResumePaper } from '#contract/career/resume-draft.ts';
import type { ReadPage, ResumeReading } from '#contract/career/resume-reading.ts';
import type { draftAfter, WrittenResume } from '#engines/drafting/index.ts';
import type { JudgedResume } from '#engines/resume/index.ts';

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

export type RefusalReason = Extract<ReadOutcome, { kind: 'refused' }>['reason'];

/** What came of understanding a text: the result, or why there is none. */
export type UnderstandingOf<Result> =
  | { kind: 'understood'; result: Result }
  | { kind: 'refused'; reason: RefusalReason };

/** A resume as a document gave it. */
export interface ResumeText {
  lines: readonly SourceLine[];
  sheets: readonly ReadPage[];
}

/** A CV with what was read in it, to be judged against a position ("" for none). */
export interface JudgedText {
  lines: readonly SourceLine[];
  pages: number;
  profile: MasterProfile;
  target: string;
}

/** Understands the text of CVs without keeping anybody else waiting; what takes longer than 20 s is refused. `account` takes turns. */
export interface Understanding {
  understand(
    source: ResumeText,
    file: { id: string; name: string },
    account: string,
  ): Promise<UnderstandingOf<{ profile: MasterProfile; reading: ResumeReading }>>;
  judge(given: JudgedText, account: string): Promise<UnderstandingOf<JudgedResume>>;
}

/** A prompt for a resume: the draft before it (null for a first one), when (ISO 8601), and what is known of the person. */
export interface Prompt {
  before: { draft: ResumeDraft; lines: number } | null;
  prompt: string;
  at: string;
  paper: ResumePaper;
  known: MasterProfile;
}

/** The draft as a prompt leaves it; `astray` is what it corrects that stands nowhere. */
export type AskedDraft = ReturnType<typeof draftAfter> & { astray: string[] };

/** What a resume is written from: better wordings by their line, and the lines of the resume that was uploaded last. */
export interface DraftedText {
  known: MasterProfile;
  draft: ResumeDraft;
  worded: ReadonlyMap<string, string>;
  seen: readonly SourceLine[];
}

/** Writes resumes without keeping anybody else waiting; what takes longer than 20 s is refused. `account` takes turns. */
export interface Drafting {
  draft(given: Prompt, account: string): Promise<UnderstandingOf<AskedDraft>>;
  write(given: DraftedText, account: string): Promise<UnderstandingOf<WrittenResume>>;
}

export interface DocumentReader extends Understanding, Drafting {
  /**
   * Reads a resume (PDF, Word old and new, rich or plain text, told by content) in a process that is killed after 8 s or 400 MB,
   * or when the signal says so; the promise then rejects with the signal's reason.
   */
  read(bytes: Uint8Array, fileName: string, options?: ReadOptions): Promise<ReadOutcome>;
}
