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

/** A town by its form alone: up to three words with capitals. */
export const TOWN = /^\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+){0,2}$/u;

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

/** Whether a text beside the date is where it was: a name, where another line has both title and employer. */
export const isTownBeside = (piece: string, { head, date }: Block): boolean =>
  TOWN.test(piece) &&
  titleScore(piece) === 0 &&
  head.some(({ line, text }) => {
    const [title = '', employer] = text.split(/,\s+|\s[|•·–—-]\s/u);
    return line !== date?.line && employer !== undefined && titleScore(title) >= 3 && !text.includes('\t');
  });

/** Whether most entries have where they were beside the date, as far as such a text and what stands elsewhere tell. */
export function haveTownsBeside(blocks: readonly Block[]): boolean {
  const told = blocks.filter((block) =>
    block.head.some(({ line, text }) => line === block.date?.line && isTownBeside(text.trim(), block)),
  );
  return told.length * 2 > blocks.length;
}

/** A text in two before the town at its end; null where none could stand there. */
function tailOf({ text }: Segment, isAlone: boolean): { before: string; town: string } | null {
  const parts = text.replace(/\s\(([^()]+)\)$/, ', $1').split(/,\s+/);
  const [before, town = ''] = [parts.slice(0, -1).join(', '), parts.at(-1)];
  // A text that is all an entry says has title and employer before its town.
  if (isAlone ? parts.length < 3 : parts.length !== 2) return null;
  const reads = TOWN.test(town) && titleScore(town) === 0 && (isAlone || titleScore(before) < 3);
  return reads ? { before, town } : null;
}

/** Employers without the town written after them, where most entries are written so ("Harbour Clinic, Truro"). */
export function withoutTowns(heads: readonly Head[]): Head[] {
  const tailIn = ({ segments }: Head) =>
    segments.map((segment) => tailOf(segment, segments.length === 1)).find((tail) => tail !== null) ?? null;
  const placeless = heads.filter(({ location }) => location === null);
  const written = placeless.filter((head) => tailIn(head) !== null).length;
  // Towns that are known were taken from where they stand.
  const known = heads.filter(({ location, segments }) =>
    segments.some(
      ({ text, line }) =>
        location?.line === line &&
        [', ', ' ('].some((sign) => line.body.includes(text + sign + location.text)),
    ),
  ).length;
  const usual = written + known > 1 && written * 2 > placeless.length;
  return heads.map((head) => {
    if (head.location !== null) return head;
    const alone = head.segments.length === 1;
    const index = head.segments.findIndex((segment) => {
      const tail = tailOf(segment, alone);
      return tail !== null && (usual || (!alone && isKnownCity(tail.town)));
    });
    const segment = head.segments[index];
    const tail = segment === undefined ? null : tailOf(segment, alone);
    if (segment === undefined || tail === null) return head;
    const { line } = segment;
    return {
      segments: head.segments.with(index, { text: tail.before, line }),
      location: { text: tail.town, line },
    };
  });
}
