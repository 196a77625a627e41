import type { Block } from './blocks.ts';
import type { Line } from '#engines/resume/reading/lines.ts';
import { isKnownCity, titleScore } from '#engines/resume/reading/vocabulary/index.ts';

/** A piece of a head as written, and its line. */
export interface Segment {
  text: string;
  line: Line;
}

/** What heads a job: its texts in their order, and its place. */
export interface Head {
  segments: Segment[];
  location: Segment | null;
}

const TOWN = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}$/u;

/**
 * The town at the right of the employer's line, where another line gives the title and the dates ("Harbour Clinic⇥Truro"
 * over "Nurse⇥2019 – 2021"); null where nothing stands so.
 */
export function townBeside({ head, date }: Block): Segment | null {
  if (date === null || !head.some(({ line, text }) => line === date.line && /\p{L}{3}/u.test(text)))
    return null;
  for (const { line, text } of head) {
    const [name = '', town = '', ...others] = text.split('\t');
    const reads = TOWN.test(town) && titleScore(town) === 0 && titleScore(name) < 3 && name !== '';
    if (line !== date.line && others.length === 0 && reads) return { text: town, line };
  }
  return null;
}

function tailOf({ text }: Segment): { before: string; town: string } | null {
  const [before = '', town = '', more] = text.split(/,\s+/);
  const reads = more === undefined && TOWN.test(town) && titleScore(town) === 0 && titleScore(before) < 3;
  return reads ? { before, town } : null;
}

/** Employers without the town written after them, where most entries are written so ("Harbour Clinic, Truro"). */
export function withoutTowns(heads: readonly Head[]): Head[] {
  const placeless = heads.filter(({ location }) => location === null);
  const written = placeless.filter(
    ({ segments }) => segments.length > 1 && segments.some((one) => tailOf(one)),
  );
  const usual = written.length > 1 && written.length * 2 > placeless.length;
  return heads.map((head) => {
    if (head.location !== null || head.segments.length < 2) return head;
    const index = head.segments.findIndex((segment) => {
      const tail = tailOf(segment);
      return tail !== null && (usual || isKnownCity(tail.town));
    });
    const segment = head.segments[index];
    const tail = segment === undefined ? null : tailOf(segment);
    if (segment === undefined || tail === null) return head;
    const { line } = segment;
    return {
      segments: head.segments.with(index, { text: tail.before, line }),
      location: { text: tail.town, line },
    };
  });
}
