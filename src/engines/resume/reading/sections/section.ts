import type { SectionKind } from '#engines/resume/reading/vocabulary/index.ts';
import type { Line } from '#engines/resume/reading/lines.ts';

/** A part of a resume with the lines under its heading; "preamble" is what stands over the first heading. */
export interface Section {
  kind: SectionKind | 'preamble';
  heading: Line | null;
  lines: Line[];
  /** Its heading is known by its print alone. */
  unnamed?: true;
}
