import type { AskReply, Answer } from '#contract/localbiz/ask.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { answerOf, notKeptOf, readQuestion, withinReach } from '#engines/asking/index.ts';
import { businessDay, wallMoment } from '#engines/sales/index.ts';
import {
  memberOf,
  shopOf,
  shopsById,
  shopsSeenBy,
  timeOf,
} from '#server/features/localbiz/business/index.ts';
import { knownDays } from '#server/features/localbiz/sales/source-queries.ts';
import type { World } from '#server/world.ts';
import { namesIn, namesOfKeys, onlyItem, scopeOf } from './books.ts';
import type { Books } from './books.ts';
import { cellsOf, openDaysIn } from './cell-queries.ts';
import { withoutCost } from './cost-queries.ts';
import { itemsKept, nameOfItem, taxNames, thingsOf } from './name-queries.ts';
import { isMargin } from './sum-queries.ts';

async function answered(world: Pick<World, 'database'>, query: SalesQuery, books: Books): Promise<Answer> {
  const scope = await scopeOf(world, query, books);
  const cells = await cellsOf(world.database, scope);
  const open = await openDaysIn(world.database, scope);
  const answer = answerOf(
    { cells, open, names: namesOfKeys(query, books), items: new Set(books.items.map(({ id }) => id)) },
    query,
  );
  if (!isMargin(query)) return { ...answer, left_out: { items: 0, net: 0, largest: null } };
  const { largest, ...left } = await withoutCost(world.database, scope);
  const item = books.items.find(({ id }) => id === largest);
  return {
    ...answer,
    left_out: { ...left, largest: item === undefined ? null : { id: item.id, name: nameOfItem(item) } },
  };
}

type Told = Pick<AskReply, 'outcome' | 'query' | 'taken_for' | 'words' | 'choices' | 'beyond' | 'not_kept'>;
const NOTHING: Told = {
  outcome: 'not_understood',
  query: null,
  taken_for: [],
  words: [],
  choices: [],
  beyond: null,
  not_kept: null,
};

/** What was read of a question in words, or of the parts of one that was read before. */
async function readAsked(
  world: Pick<World, 'database'>,
  asked: { question?: string | undefined; query?: SalesQuery | undefined },
  books: Books & { today: string; known: { first: string; last: string } },
): Promise<Told> {
  const { shop, shops, items, today, known } = books;
  if (asked.query !== undefined) {
    const { period, against } = asked.query;
    const reached = { period: withinReach(period), against: against === null ? null : withinReach(against) };
    const query = { ...asked.query, ...reached };
    const why = notKeptOf(query);
    return { ...NOTHING, outcome: why === null ? 'answered' : 'not_kept', query, not_kept: why };
  }
  const shopIds = shops.map(({ what }) => what);
  const taxes = await taxNames(world.database, { businessId: shop.businessId, shopIds });
  const reading = readQuestion(
    asked.question ?? '',
    { things: thingsOf(items), shops: shops.length > 1 ? shops : [], taxes },
    { today, knownFrom: known.first, knownTo: known.last },
  );
  if (reading.outcome === 'read')
    return { ...NOTHING, outcome: 'answered', query: reading.query, taken_for: reading.takenFor };
  if (reading.outcome === 'which') {
    const { query, words, choices } = reading;
    return { ...NOTHING, outcome: 'which', query, words, choices };
  }
  if (reading.outcome === 'beyond sales')
    return { ...NOTHING, outcome: 'beyond_sales', beyond: reading.beyond, choices: reading.choices };
  return reading.outcome === 'not kept'
    ? { ...NOTHING, outcome: 'not_kept', not_kept: reading.why, query: reading.query }
    : { ...NOTHING, words: reading.words };
}

/**
 * Answers a question about what a shop sold, in words or by its parts, from rollups alone; nothing of it is kept. Throws Problem
 * `not_found` for a shop that the member does not see.
 */
export async function askSales(
  world: Pick<World, 'database' | 'clock'>,
  accountId: string,
  asked: { question?: string | undefined; query?: SalesQuery | undefined; shop?: string | undefined },
): Promise<AskReply> {
  const membership = await memberOf(world, accountId, { may: 'see' });
  const shop = await shopOf(world, membership, asked.shop ?? null);
  await shopsById(world, membership, asked.query?.shops ?? []);
  const seen = await shopsSeenBy(world, accountId, membership.businessId);
  const shops = seen.map(({ id, name }) => ({ what: id, name }));
  const { now } = await timeOf(world, shop.businessId);
  const today = businessDay(wallMoment(now().getTime(), shop.timeZone), shop.closeHour);
  const known = await knownDays(world.database, { businessId: shop.businessId, shopId: shop.id });
  const books = { shop, shops, items: await itemsKept(world.database, membership) };
  const told = await readAsked(world, asked, {
    ...books,
    today,
    known: known ?? { first: today, last: today },
  });
  return {
    ...told,
    shop_id: shop.id,
    currency: shop.currency,
    today,
    known_from: known?.first ?? null,
    known_to: known?.last ?? null,
    names: namesIn(told.query, books),
    item: onlyItem(told.query, books),
    answer:
      told.outcome === 'answered' && told.query !== null && known !== null
        ? await answered(world, told.query, books)
        : null,
    may_change: mayAct(membership.role, 'change'),
  };
}
