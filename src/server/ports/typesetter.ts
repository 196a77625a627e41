import type { CoverLetter, JsonResume } from '#contract/career/facts.ts';

/** Turns data into PDF with selectable text; the data is never interpreted as markup. */
export interface Typesetter {
  resume(resume: JsonResume, language: 'en' | 'fr'): Promise<Uint8Array>;
  letter(
    letter: CoverLetter,
    from: { name: string; contact: string[] },
    to: { company: string; title: string },
  ): Promise<Uint8Array>;
}
