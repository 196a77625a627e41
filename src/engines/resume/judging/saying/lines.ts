import type { Message } from '#localization/types.ts';
import { text } from '#engines/resume/judging/messages.ts';

const MOST_NAMED = 3;

/** "line 4", "lines 4 and 9", "lines 4, 9 and 12", "lines 4, 9, 12 and 2 more"; null for none. */
export function linesInWords(lines: readonly (number | null)[]): Message | null {
  const known = [...new Set(lines.filter((line) => line !== null))].map(String);
  const [only] = known;
  if (only === undefined) return null;
  if (known.length === 1) return text.message('line', { line: only });
  const left = known.length - MOST_NAMED;
  const named = left > 0 ? [...known.slice(0, MOST_NAMED), text.message('more', { count: left })] : known;
  return text.message('lines', { lines: named });
}
