import type { Message } from '#localization/types.ts';

/** What a refused span claims falsely. `jd-keyword` is a skill or word that only the posting has. */
export type Category =
  | 'number'
  | 'unit'
  | 'date'
  | 'title'
  | 'employer'
  | 'education'
  | 'certificate'
  | 'skill'
  | 'jd-keyword'
  | 'scope'
  | 'reach'
  | 'award'
  | 'language'
  | 'contact'
  | 'merged'
  | 'time-overlap'
  | 'causal'
  | 'unsupported';

/** A part of a text that the profile does not bear out. */
export interface Refusal {
  /** The words as written. */
  span: string;
  /** Where they stand in the text that was asked about: UTF-16 units from its beginning, `end` not included. */
  start: number;
  end: number;
  category: Category;
  /** One plain sentence for the person. */
  why: Message;
  /** One plain sentence: what would make it allowed. */
  remedy: Message;
}

/** `sources` are ids of the facts the text rests on (the JSON pointer where a value has no fact). */
export interface Verdict {
  allowed: boolean;
  refusals: Refusal[];
  sources: string[];
}

/** A posting as far as the gate looks at it; strangers' text. */
export interface ClaimPosting {
  title: string;
  company: string;
  location?: string;
  description: string;
}

/** A fact: the value at a path of the resume. One whose path the resume lacks, or that says it otherwise, counts too. */
export interface KnownFact {
  id: string;
  path: string;
  value?: string;
}

/** Words that the person said may stand for their own: `instead` for `said`, of the one fact that says it so. */
export interface AgreedWording {
  fact_id: string;
  said: string;
  instead: string;
}

/** A text that would be shown or sent, and where it would stand. */
export interface ClaimQuestion {
  /**
   * A JSON Resume (unknown fields are read too), the facts its values stand for, and the wordings that the person agreed to, each of
   * which stands for its own fact alone.
   */
  profile: { resume: object; facts: readonly KnownFact[]; wordings?: readonly AgreedWording[] | undefined };
  posting?: ClaimPosting | null;
  /**
   * A path into the resume ("work[0].highlights", "work[1]", "education[0]", "basics.location", "skills", "summary") or
   * "letter".
   */
  target: string;
  text: string;
  /** Ids of the facts that the text rests on: given, only their values may bear it out, wherever they stand in the profile. */
  cited?: readonly string[];
  /** `YYYY-MM-DD`; years of experience are counted up to it. */
  today: string;
}
