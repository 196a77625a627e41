import type { Line } from '#engines/resume/reading/lines.ts';
import { findDates } from '#engines/resume/reading/vocabulary/index.ts';

/** A column this wide, in points, breaks names; one wider hardly does. */
const WIDEST = 190;
/** What a text ends with that must go on. */
const OPEN = /(?:[,&]|\s(?:and|of|in|for|et|de|du|des|en|à|und|für|im))$/iu;

const edgeOf = ({ box }: Line): number => (box === undefined ? 0 : box.x + box.width);
const isInColumn = (one: Line, other: Line): boolean =>
  one.page === other.page && Math.abs(one.x - other.x) <= 1;
const looksAlike = (one: Line, other: Line): boolean =>
  Math.abs(one.size - other.size) < 0.3 && one.bold === other.bold;

/** Whether a line in a narrow column ends only because the first word of the next would not have fitted. */
export function isFull(above: Line, line: Line, lines: readonly Line[]): boolean {
  const [from, to] = line.words?.[0] ?? [];
  if (from === undefined || to === undefined || above.box === undefined) return false;
  if (above.item || line.item || line.order !== above.order + 1) return false;
  if (!isInColumn(above, line) || !looksAlike(above, line)) return false;
  const edge = Math.max(...lines.filter((other) => isInColumn(above, other)).map(edgeOf));
  return edge - above.x < WIDEST && edgeOf(above) + above.size * 0.2 + (to - from) > edge;
}

/** Names of certificates whole again that a narrow column broke, where print or the words themselves tell. */
export function unbroken(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const before = whole.at(-1);
    const smaller = lines.some((other) => above !== undefined && Math.abs(other.size - above.size) > 0.4);
    const goesOn =
      above !== undefined &&
      before !== undefined &&
      findDates(above.body).length === 0 &&
      isFull(above, line, lines) &&
      (smaller || OPEN.test(above.body) || /^\p{Ll}/u.test(line.body));
    if (goesOn && before !== undefined) {
      const parts = [...(before.with ?? []), line.line];
      whole[whole.length - 1] = {
        ...before,
        body: `${before.body} ${line.body}`,
        with: parts,
        order: line.order,
      };
    } else whole.push(line);
    above = line;
  }
  return whole;
}
