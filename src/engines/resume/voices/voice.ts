/** A job as a letter speaks of it; "" where the person's facts say nothing. */
export interface SpokenJob {
  position: string;
  name: string;
  startDate: string;
  endDate: string;
}

/**
 * The fixed sentences of a letter in one language. Each takes the person's own values and adds no claim. `turn` picks one
 * of several wordings; it differs from letter to letter, so that no two read alike.
 */
export interface Voice {
  /** What stands for an employer whose name the posting does not give. */
  someone: string;
  greeting: (company: string) => string;
  apply: (title: string, company: string, turn: number) => string;
  job: (job: SpokenJob, turn: number) => string;
  /** A job beside the one the letter opened with, of which nothing more is told. */
  earlier: (job: SpokenJob, turn: number) => string;
  /** Where the person lives, said where the job is there too. */
  lives: (city: string, turn: number) => string;
  /** What the posting asks, in its own words. */
  asks: (list: string, turn: number) => string;
  /** What was done in the job that was just spoken of; `again` when that was told of already. */
  there: (clause: string, again: boolean, turn: number) => string;
  at: (job: SpokenJob, clause: string, turn: number) => string;
  /** `many`: the list has more than one. */
  askedSkills: (list: string, many: boolean, turn: number) => string;
  skills: (list: string, turn: number) => string;
  certificates: (list: string, turn: number) => string;
  languages: (spoken: SpokenLanguages) => string;
  study: (area: string, institution: string, studyType: string, turn: number) => string;
  /** What is said when the lines of the resume are in the other language. */
  otherLanguage: string;
  attached: string;
  /** `turn` picks how it closes, `second` how it thanks. */
  close: (title: string, company: string, turn: number, second: number) => string;
  regards: (turn: number) => string;
  and: string;
}

/** Languages as a letter names them: those the person grew up with, how many they are, the others with their levels, and all of them with theirs; "" for none. */
export interface SpokenLanguages {
  native: string;
  nativeCount: number;
  others: string;
  all: string;
}

/** The wording for a turn; turns beyond the last begin again. */
export const pick = <T>(options: readonly [T, ...T[]], turn: number): T =>
  options[turn % options.length] ?? options[0];

/** A sentence that ends in a name such as "Acme Inc." needs no second full stop. */
export const ended = (sentence: string): string => sentence.replace(/\.\.$/, '.');
