/** A job as a letter speaks of it; "" where the person's facts say nothing. */
export interface SpokenJob {
  position: string;
  name: string;
  startDate: string;
  endDate: string;
}

/** The fixed sentences of a letter in one language. Each takes the person's own values and adds no claim. */
export interface Voice {
  /** What stands for an employer whose name the posting does not give. */
  someone: string;
  greeting: (company: string) => string;
  apply: (title: string, company: string, turn: number) => string;
  job: (job: SpokenJob) => string;
  there: (clause: string, again: boolean) => string;
  at: (job: SpokenJob, clause: string) => string;
  askedSkills: (list: string, turn: number) => string;
  skills: (list: string) => string;
  certificates: (list: string) => string;
  languages: (list: string) => string;
  study: (area: string, institution: string, studyType: string) => string;
  attached: string;
  close: (title: string, turn: number) => string;
  regards: string;
  and: string;
}

/** The wording for a turn; turns beyond the last begin again. */
export const pick = <T>(options: readonly [T, ...T[]], turn: number): T =>
  options[turn % options.length] ?? options[0];

/** A sentence that ends in a name such as "Acme Inc." needs no second full stop. */
export const ended = (sentence: string): string => sentence.replace(/\.\.$/, '.');
