/** What of a profile stands on the page; numbers are places in the profile's lists. */
export interface Chosen {
  work: { index: number; highlights: number[] }[];
  skills: { index: number; keywords: number[] }[];
  projects: number;
  projectLines: number;
  /** How many volunteer roles and awards. */
  others: number;
  /** Sentences of the summary; null for all. */
  summarySentences: number | null;
}
