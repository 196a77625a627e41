import { itemKey } from '#engines/sales/index.ts';
import type { SaleLine } from '#engines/sales/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import type {
  ReviewsFile,
  SalesFile,
  UnderstoodFile,
} from '#server/features/localbiz/imports/reading/file.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { NamedItem, SourceDay } from '#server/features/localbiz/sales/index.ts';
import { daysOfFile, keptLines, keptOrders } from './kept-lines.ts';

/** Lines kept in one transaction: some ten milliseconds on the embedded database, for which others wait. */
const LINES_AT_ONCE = 100;

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

/** Some lines of one shop before they are written; `unsold` are orders instead, of which the file says that nothing was sold. */
interface WrittenPart {
  shop: string;
  unsold?: boolean;
  things: number[];
  lines: readonly unknown[];
}

/** What is written of a file: its head, and the parts after it. */
interface Written {
  head: { items: NamedItem[]; days: SourceDay[]; isOfStops?: boolean };
  parts: Iterable<WrittenPart>;
}

const isOfOneOrder = (one: SaleLine | undefined, other: SaleLine | undefined): boolean =>
  one?.orderRef === other?.orderRef && one?.day === other?.day && one?.minutes === other?.minutes;

const momentOf = ({ orderRef, day, minutes }: SaleLine): string => `${orderRef}\n${day}\n${minutes}`;

/** Lines with those of one order and moment together, as nearly every file has them: what a file says of an order is kept at once. */
function withOrdersTogether(lines: readonly SaleLine[]): readonly SaleLine[] {
  const seen = new Set<string>();
  const isTogether = lines.every((line, at) => {
    if (isOfOneOrder(line, lines[at - 1])) return true;
    const place = momentOf(line);
    return !seen.has(place) && seen.add(place);
  });
  return isTogether ? lines : [...Map.groupBy(lines, momentOf).values()].flat();
}

/** Where the part that begins at a line ends: after so many lines, and with an order. */
function endOfPart(lines: readonly SaleLine[], from: number): number {
  let to = Math.min(from + LINES_AT_ONCE, lines.length);
  while (to < lines.length && isOfOneOrder(lines[to], lines[to - 1])) to += 1;
  return to;
}

function writtenOfSales(file: SalesFile): Written {
  const { items, places } = thingsOf(file);
  function* partsOfShop({ shop, all }: SalesFile['byShop'][number]) {
    const ordered = withOrdersTogether(all);
    const kept = keptLines(ordered, shop, file.channel);
    for (let [at, to] = [0, 0]; at < ordered.length; at = to) {
      to = endOfPart(ordered, at);
      const things: number[] = [];
      const lines = kept(at, to, (line) => {
        const place = places.get(itemKey(line)) ?? 0;
        const known = things.indexOf(place);
        return known === -1 ? things.push(place) - 1 : known;
      });
      yield { shop: shop.id, things, lines };
    }
  }
  function* partsOfUnsold({ shop }: SalesFile['byShop'][number]): Generator<WrittenPart> {
    const told = keptOrders(file.unsold.get(shop.id) ?? [], shop);
    for (let at = 0; at < told.length; at += LINES_AT_ONCE)
      yield { shop: shop.id, unsold: true, things: [], lines: told.slice(at, at + LINES_AT_ONCE) };
  }
  function* parts() {
    for (const own of file.byShop) yield* partsOfUnsold(own);
    for (const own of file.byShop) yield* partsOfShop(own);
  }
  const days = file.byShop.flatMap(({ shop, all }) => daysOfFile(all, shop.id));
  return { head: { items, days }, parts: parts() };
}

function* inParts(all: readonly unknown[], { id: shop }: Pick<ShopOfBusiness, 'id'>): Generator<WrittenPart> {
  for (let at = 0; at < all.length; at += LINES_AT_ONCE)
    yield { shop, things: [], lines: all.slice(at, at + LINES_AT_ONCE) };
}

function* reviewsInParts({ byShop }: ReviewsFile): Generator<WrittenPart> {
  for (const { shop, all } of byShop) yield* inParts(all, shop);
}

/** What a file brings, some lines of one shop at a time, in the order in which they are kept. */
export function partsOfFile(file: UnderstoodFile, [shop]: ShopsOfFile): Written {
  if (file.about === 'sales') return writtenOfSales(file);
  const head = { items: [], days: [] };
  if (file.about === 'things') return { head, parts: inParts(file.things, shop) };
  if (file.about === 'reviews') return { head, parts: reviewsInParts(file) };
  return { head: { ...head, isOfStops: file.isOfStops }, parts: inParts(file.found.people, shop) };
}
