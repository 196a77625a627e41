/** Some entries of a list in an order, each with some of its lines in an order; by their places in the master profile. */
export type Arranged = readonly { index: number; lines: readonly number[] }[];

/** What a resume takes from a master profile and in which order. Lists that are taken whole stand in none. */
export interface Arrangement {
  /** `lines` are highlights. */
  work: Arranged;
  /** `lines` are keywords. */
  skills: Arranged;
  /** `lines` are highlights. */
  projects: Arranged;
  volunteer: Arranged;
  awards: Arranged;
  /** Lines said in other words, by their path in the master profile, e.g. `/work/0/highlights/2`. */
  reworded: ReadonlyMap<string, string>;
}

/** The sections of an arrangement, and what their lines are called in the profile; "" for entries without lines. */
export const LINES_OF = {
  work: 'highlights',
  skills: 'keywords',
  projects: 'highlights',
  volunteer: '',
  awards: '',
} as const;
export type ArrangedSection = keyof typeof LINES_OF;
export const ARRANGED_SECTIONS = ['work', 'skills', 'projects', 'volunteer', 'awards'] as const;
