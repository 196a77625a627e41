import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import type { NamedItem, SourceDay } from '#server/features/localbiz/sales/index.ts';
import type { UnderstoodFile } from '#server/features/localbiz/imports/reading/file.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import { partsOfFile } from './parts-of-file.ts';

type Clock = Pick<ShopOfBusiness, 'id' | 'timeZone' | 'closeHour' | 'currency'>;
const clockOf = ({ id, timeZone, closeHour, currency }: Clock): Clock => ({
  id,
  timeZone,
  closeHour,
  currency,
});

/** What stands first in a file of lines: of which shops they are, and by which of their settings; their things, and what the source says of days. */
export interface LinesHead {
  shops: Clock[];
  source: string;
  /** What its parts are. */
  about: UnderstoodFile['about'];
  /** Whether its people all said stop. */
  isOfStops?: boolean;
  items: NamedItem[];
  days: SourceDay[];
}

/** Some lines of one shop, by its id, in the JSON that `keepLines` takes, or some people, things or reviews, with the things that they name by their places among those of the head. */
export interface LinesPart {
  /** Of lines; none of orders of which the file says that nothing was sold. */
  count: number;
  unsold?: boolean;
  shop: string;
  things: number[];
  lines: string;
}

/** Whether lines are still those of their shops: the zone, the close-out hour and the currency of each make them what they are. */
export const areOfShops = ({ shops }: Partial<LinesHead>, now: readonly Clock[]): boolean =>
  JSON.stringify(shops) === JSON.stringify(now.map(clockOf));

/**
 * Writes what a file would bring, ready to be kept some lines at a time, to a new file of text: a line with the head, then two for each
 * part. Answers its SHA-256 in hexadecimal.
 */
export function writeLines(target: string, file: UnderstoodFile, shops: ShopsOfFile): string {
  const { head, parts } = partsOfFile(file, shops);
  const hash = createHash('sha256');
  const out = openSync(target, 'w');
  const write = (text: string) => {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    writeSync(out, bytes);
  };
  try {
    const { source, about } = file;
    const first: LinesHead = { shops: shops.map(clockOf), source, about, ...head };
    write(JSON.stringify(first));
    for (const { lines, ...of } of parts) {
      write(JSON.stringify({ count: of.unsold === true ? 0 : lines.length, ...of }));
      write(JSON.stringify(lines));
    }
  } finally {
    closeSync(out);
  }
  return hash.digest('hex');
}

/** The parts of a file of lines after its head. */
export async function* partsOf(lines: AsyncIterator<string>): AsyncGenerator<LinesPart> {
  for (;;) {
    const [first, second] = [await lines.next(), await lines.next()];
    if (first.done === true || second.done === true) return;
    // As `writeLines` writes it; its bytes are known by their hash.
    const of = JSON.parse(first.value) as Omit<LinesPart, 'lines'>;
    yield { ...of, lines: second.value };
  }
}
