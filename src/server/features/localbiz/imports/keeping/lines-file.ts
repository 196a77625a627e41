import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import { itemKey } from '#engines/sales/index.ts';
import type { NamedItem, SourceDay } from '#server/features/localbiz/sales/index.ts';
import type { SalesFile, UnderstoodFile } from '#server/features/localbiz/imports/reading/file.ts';
import { daysOfFile, keptLines } from './kept-lines.ts';

/** Lines kept in one transaction: some ten milliseconds on the embedded database, for which others wait. */
export const LINES_AT_ONCE = 100;

type Clock = Pick<ShopOfBusiness, 'id' | 'timeZone' | 'closeHour' | 'currency'>;
const clockOf = ({ id, timeZone, closeHour, currency }: Clock): Clock => ({
  id,
  timeZone,
  closeHour,
  currency,
});

/** What stands first in a file of lines: of which shop they are, and by which of its settings; their things, and what the source says of days. */
export interface LinesHead {
  shop: Clock;
  source: string;
  /** What its parts are; files of lines that were written before there were others have sales. */
  about?: UnderstoodFile['about'];
  /** Whether its people all said stop. */
  isOfStops?: boolean;
  items: NamedItem[];
  days: SourceDay[];
}

/** Some lines in the JSON that `keepLines` takes, or some people, things or reviews, with the things that they name by their places among those of the head. */
export interface LinesPart {
  count: number;
  things: number[];
  lines: string;
}

/** Whether lines are still those of a shop: its zone, its close-out hour and its currency make them what they are. */
export const isOfShop = ({ shop }: LinesHead, now: Clock): boolean =>
  JSON.stringify(clockOf(shop)) === JSON.stringify(clockOf(now));

/** The different things of a file, with the place of each by its key. */
function thingsOf({ lines }: SalesFile): { items: NamedItem[]; places: Map<string, number> } {
  const [items, places] = [[] as NamedItem[], new Map<string, number>()];
  for (const line of lines) {
    if (line.detail !== 'item') continue;
    const key = itemKey(line);
    if (places.has(key)) continue;
    places.set(key, items.length);
    const { item, variant, sku, category } = line;
    items.push({ item, variant, sku, category });
  }
  return { items, places };
}

/** What is written of a file: its head, and the parts after it. */
interface Written {
  head: Omit<LinesHead, 'shop' | 'source' | 'about'>;
  parts: Iterable<{ things: number[]; lines: readonly unknown[] }>;
}

function writtenOfSales(file: SalesFile, shop: ShopOfBusiness): Written {
  const { items, places } = thingsOf(file);
  const kept = keptLines(file.lines, shop, file.channel);
  function* parts() {
    for (let at = 0; at < file.lines.length; at += LINES_AT_ONCE) {
      const things: number[] = [];
      const lines = kept(at, at + LINES_AT_ONCE, (line) => {
        const place = places.get(itemKey(line)) ?? 0;
        const known = things.indexOf(place);
        return known === -1 ? things.push(place) - 1 : known;
      });
      yield { things, lines };
    }
  }
  return { head: { items, days: daysOfFile(file.lines) }, parts: parts() };
}

function* inParts<One>(all: readonly One[]): Generator<{ things: number[]; lines: One[] }> {
  for (let at = 0; at < all.length; at += LINES_AT_ONCE)
    yield { things: [], lines: all.slice(at, at + LINES_AT_ONCE) };
}

function writtenOf(file: UnderstoodFile, shop: ShopOfBusiness): Written {
  if (file.about === 'sales') return writtenOfSales(file, shop);
  const head = { items: [], days: [] };
  if (file.about === 'things') return { head, parts: inParts(file.things) };
  if (file.about === 'reviews') return { head, parts: inParts(file.reviews) };
  return { head: { ...head, isOfStops: file.isOfStops }, parts: inParts(file.found.people) };
}

/**
 * Writes what a file would bring, ready to be kept some lines at a time, to a new file of text: a line with the head, then two for each
 * part. Answers its SHA-256 in hexadecimal.
 */
export function writeLines(target: string, file: UnderstoodFile, shop: ShopOfBusiness): string {
  const { head, parts } = writtenOf(file, shop);
  const hash = createHash('sha256');
  const out = openSync(target, 'w');
  const write = (text: string) => {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    writeSync(out, bytes);
  };
  try {
    const first: LinesHead = { shop: clockOf(shop), source: file.source, about: file.about, ...head };
    write(JSON.stringify(first));
    for (const { things, lines } of parts) {
      write(JSON.stringify({ count: lines.length, things }));
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
    const { count, things } = JSON.parse(first.value) as Omit<LinesPart, 'lines'>;
    yield { count, things, lines: second.value };
  }
}
