import type { FileThing } from '#engines/catalogue/index.ts';
import type { FilePerson } from '#engines/customers/index.ts';
import type { FileReview } from '#engines/reviews/index.ts';
import { itemKey } from '#engines/sales/index.ts';
import type { Executor } from '#server/db/database.ts';
import { secretsOfBusiness, timeOf } from '#server/features/localbiz/business/index.ts';
import type { BusinessTime } from '#server/features/localbiz/business/index.ts';
import { keepPeople } from '#server/features/localbiz/customers/index.ts';
import { keepReviews } from '#server/features/localbiz/reviews/index.ts';
import { olderImports } from '#server/features/localbiz/imports/overlapping-queries.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import {
  changeSourceDays,
  keepCatalogue,
  keepEntries,
  keepLines,
  keepSourceDays,
  lockShop,
  replaceLines,
} from '#server/features/localbiz/sales/index.ts';
import type { NamedItem } from '#server/features/localbiz/sales/index.ts';
import type { World } from '#server/world.ts';
import type { LinesHead, LinesPart } from './lines-file.ts';

type Keeping = Pick<World, 'database' | 'secrets' | 'clock'>;

/** How what a file brings is kept: a part of it at a time, each in a transaction of its own. */
interface PartKeeper {
  keep: (executor: Executor, part: LinesPart) => Promise<void>;
  /** Keeps what is of the file as a whole, in the transaction that ends it. */
  finish: (executor: Executor) => Promise<void>;
}

const THINGS_AT_ONCE = 100;

/** The ids of the things of a file, those that were not there yet made, in the order in which they are given. */
async function keepThings(
  { database }: Keeping,
  row: ImportRow,
  items: readonly NamedItem[],
): Promise<(string | undefined)[]> {
  const variants = new Map<string, string>();
  for (let at = 0; at < items.length; at += THINGS_AT_ONCE) {
    const of = { businessId: row.businessId, importId: row.id };
    const kept = await database.transaction((transaction) =>
      keepCatalogue(transaction, of, items.slice(at, at + THINGS_AT_ONCE)),
    );
    for (const [key, id] of kept) variants.set(key, id);
  }
  return items.map((item) => variants.get(itemKey(item)));
}

/** Keeps lines of sales; the things that they name are there first. */
async function salesKeeper(world: Keeping, row: ImportRow, head: LinesHead): Promise<PartKeeper> {
  const variants = await keepThings(world, row, head.items);
  const { businessId, id: importId } = row;
  const of = { businessId, source: head.source, importId };
  const older = await olderImports(world.database, row);
  const isAgain = row.state === 'committed';
  return {
    keep: async (executor, { shop: shopId, count, things, lines, unsold }) => {
      const bringing = { ...of, shopId };
      await lockShop(executor, shopId);
      await replaceLines(executor, bringing, { lines, older });
      if (unsold === true) return;
      const ids = things.map((thing) => variants[thing] ?? null);
      await keepLines(executor, bringing, { lines, count, things: ids, isAgain });
    },
    finish: async (executor) => {
      await keepSourceDays(executor, of, head.days);
      await changeSourceDays(executor, of, older);
    },
  };
}

/** Keeps people, with what the file says of consent. */
async function peopleKeeper(
  world: Keeping,
  row: ImportRow,
  { head, time }: { head: LinesHead; time: BusinessTime },
): Promise<PartKeeper> {
  const { businessId, id: importId } = row;
  const secrets = await secretsOfBusiness(world, businessId);
  const { source, isOfStops: onlyStops = false } = head;
  const bringing = { businessId, importId, source, secrets, onlyStops, now: time.now() };
  return {
    // As `writeLines` writes them.
    keep: (executor, { lines }) => keepPeople(executor, bringing, JSON.parse(lines) as FilePerson[]),
    finish: () => Promise.resolve(),
  };
}

/** Keeps what a catalogue says of things. */
function thingsKeeper(time: BusinessTime, { businessId, shopId, id: importId }: ImportRow): PartKeeper {
  const place = { businessId, shopId, importId, now: time.now() };
  return {
    // As `writeLines` writes them.
    keep: (executor, { lines }) => keepEntries(executor, place, JSON.parse(lines) as FileThing[]),
    finish: () => Promise.resolve(),
  };
}

/** Keeps what people wrote. */
function reviewsKeeper(time: BusinessTime, row: ImportRow, { source }: LinesHead): PartKeeper {
  const { businessId, id: importId } = row;
  const of = { businessId, source, importId, now: time.now() };
  return {
    // As `writeLines` writes them.
    keep: (executor, { shop: shopId, lines }) =>
      keepReviews(executor, { ...of, shopId }, JSON.parse(lines) as FileReview[]),
    finish: () => Promise.resolve(),
  };
}

/** What keeps the parts of a file, by what it is about. */
export async function keeperOf(world: Keeping, row: ImportRow, head: LinesHead): Promise<PartKeeper> {
  const time = await timeOf(world, row.businessId);
  if (head.about === 'people') return peopleKeeper(world, row, { head, time });
  if (head.about === 'things') return thingsKeeper(time, row);
  return head.about === 'reviews' ? reviewsKeeper(time, row, head) : salesKeeper(world, row, head);
}
