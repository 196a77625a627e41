import { MOST_SHOPS } from '#contract/localbiz/shops.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { placesOf } from '#engines/sales/index.ts';
import type { TableReading } from '#engines/tables/index.ts';
import type { ShopOfBusiness } from '#server/features/localbiz/business/index.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { FileRow, OfShop, SalesFile } from './file.ts';

/** What was said of a file's places, and the shops that it is of. */
interface Said {
  answers: ImportAnswers;
  shops: ShopsOfFile;
}

/** The rows of one shop, by the number of their record. */
type RowsOfShop = Omit<OfShop<never>, 'all'> & { rows: Map<number, FileRow> };

/** What a table's rows are: of which places, of which shops, and which are left out. */
interface PlacedRows {
  places: readonly string[];
  rows: Map<number, FileRow>;
  byShop: RowsOfShop[];
  leftOut: SalesFile['leftOut'];
}

/** Of which shop a place is; null for one that is left out. What nobody said yet is the first one's. */
function shopOfPlace(
  place: string,
  { answers: { left_out_places: leftOut, shops_of_places: said }, shops }: Said,
): ShopOfBusiness | null {
  if (!said) return leftOut?.includes(place) === true ? null : shops[0];
  if (!Object.hasOwn(said, place)) return shops[0];
  const id = said[place];
  return id === null ? null : (shops.find((shop) => shop.id === id) ?? shops[0]);
}

const isOtherCurrency = ({ values: { currency } }: FileRow, own: string): boolean =>
  typeof currency === 'string' && currency !== '' && currency.toUpperCase() !== own;

/** The rows of a table by their shops, but for those of another currency or of a place that is left out. */
export function rowsOfShops(reading: TableReading, asked: Said): PlacedRows {
  const named = placesOf(reading.rows);
  const places = [...new Set(named.values())];
  const byShop = new Map<ShopOfBusiness, RowsOfShop>();
  const shopOf = new Map<string, RowsOfShop | null>();
  for (const place of places) {
    const shop = shopOfPlace(place, asked);
    if (shop === null) {
      shopOf.set(place, null);
      continue;
    }
    const own = byShop.get(shop) ?? { shop, places: [], rows: new Map<number, FileRow>() };
    own.places.push(place);
    byShop.set(shop, own);
    shopOf.set(place, own);
  }
  const rows = new Map<number, FileRow>();
  const leftOut: SalesFile['leftOut'] = [...reading.leftOut];
  const { currency } = asked.shops[0];
  for (const [line, row] of reading.rows) {
    const own = shopOf.get(named.get(line) ?? '') ?? null;
    if (isOtherCurrency(row, currency)) leftOut.push({ line, reason: 'other-currency' });
    else if (own === null) leftOut.push({ line, reason: 'other-place' });
    else {
      rows.set(line, row);
      own.rows.set(line, row);
    }
  }
  // A column with more values than a business can have shops names something else.
  return { places: places.length > MOST_SHOPS ? [] : places, rows, byShop: [...byShop.values()], leftOut };
}
