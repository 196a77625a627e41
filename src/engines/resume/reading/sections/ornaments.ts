import type { Line } from '#engines/resume/reading/lines.ts';
import { usualSize } from '#engines/resume/reading/names.ts';

/** Print is larger than the text when it is this many times its size. */
const LARGER = 1.15;

/** Lines printed larger than the text are no items, whatever sign stands before them: a heading may have an ornament. */
export function withoutOrnaments(lines: readonly Line[]): Line[] {
  const usual = usualSize(lines);
  return lines.map((line) =>
    line.item && usual > 0 && line.size > usual * LARGER ? { ...line, item: false } : line,
  );
}
