import type { CoverLetter, JsonResume } from '#contract/career/facts.ts';

/** What the report says of itself; `page` holds `{page}` and `{pages}`, which only the typesetter knows. */
export type ReportWords = Record<
  | 'masthead'
  | 'approved'
  | 'funnel'
  | 'count'
  | 'stage'
  | 'ofWhich'
  | 'insights'
  | 'notEnough'
  | 'weekly'
  | 'week'
  | 'sent'
  | 'interviews'
  | 'campaigns'
  | 'noCampaigns'
  | 'campaign'
  | 'sentToInterview'
  | 'talks'
  | 'job'
  | 'match'
  | 'standing'
  | 'page',
  string
>;

/** The Application Report as it is set: every text is shown as it is, every figure is whole. */
export interface ReportDocument {
  /** Name of the document and of the person it is about. */
  title: string;
  name: string;
  /** "64 sent, 9 interviews, 1 offer." */
  headline: string;
  /** The stages from sent to offer; `mine` are the agent's steps, the others the employers'. */
  funnel: { label: string; value: number; mine: boolean; words: string }[];
  /** What the numbers say, in runs of words; empty shows that there is not enough yet. */
  insights: { positive: boolean; runs: { text: string; strong: boolean }[] }[];
  /** Oldest first; labelled with no more than the week's number. */
  weeks: { label: string; sent: number; interviews: number }[];
  campaigns: { name: string; sent: number; interviews: number; figure: string }[];
  /** Applications that led to an interview or an offer, newest first. */
  talks: { job: string; sent: string; score: string; standing: string }[];
  /** One sentence when more talks exist than are listed, else "". */
  more: string;
  /** When and where it was made. */
  made: string;
  /** Headings and whatever else is the same in every report. */
  words: ReportWords;
}

/** The network that names, among a resume's profiles, the link of that very resume: it is set on one line. */
export const RESUME_LINK = 'Resume link';

/** Turns data into PDF with selectable text, tagged for reading aloud (PDF/UA-1); rejects when it could not be. The data is never markup. */
/** No face at hand has these letters, and a document with boxes in their place is not sent to anybody. */
export class LettersMissing extends Error {
  readonly letters: string;

  constructor(letters: string) {
    super(`No face has the letters ${letters}.`);
    this.name = 'LettersMissing';
    this.letters = letters;
  }
}

export interface Typesetter {
  /** Headings, dates and standard terms in `language`, all else as it is given; on Letter unless told otherwise. */
  resume(resume: JsonResume, language: 'en' | 'fr', paper?: 'letter' | 'a4'): Promise<Uint8Array>;
  letter(
    letter: CoverLetter,
    from: { name: string; contact: string[] },
    to: { company: string; title: string },
    paper?: 'letter' | 'a4',
  ): Promise<Uint8Array>;
  report(report: ReportDocument): Promise<Uint8Array>;
}
