import { tableWords } from '#engines/lexicon/index.ts';
import type { Column } from '#engines/tables/columns/columns.ts';
import { names } from '#engines/tables/columns/consent-columns.ts';
import type { Kind } from '#engines/tables/columns/fields.ts';
import { AMOUNTS, Found } from './found.ts';

/** What a table of amounts is that is of no sales: what a shop bought, offered, threw away or plans, or what things cost it. */
export const PAPERS = ['bought', 'offered', 'wasted', 'planned', 'costs'] as const;
export type Paper = (typeof PAPERS)[number];

const BOUGHT = [...tableWords('bought paper')];
const OFFERED = [...tableWords('offer paper')];
const STANDING = [...tableWords('offer standing')];
const WASTED = [...tableWords('waste paper')];
const PLANNED = [...tableWords('planned amount')];
const BESIDE_PLAN = [...tableWords('beside a plan')];
const SOLD = [...tableWords('list of sold')];

const OF_SALES: ReadonlySet<Kind> = new Set(['sale_lines', 'order_lines', 'orders', 'item_totals']);
/** How much of a column has to be of a type, and how likely it has to be something, to be that. */
const [MOSTLY, LIKELY, NEARLY_ALL] = [0.5, 0.4, 0.8];
const CENT = 0.011;

const likelihoodOf = ({ meanings }: Column, ...asked: readonly string[]): number =>
  asked.reduce((sum, one) => sum + (meanings.get(one) ?? 0), 0);

const isAmount = ({ shares }: Column): boolean => (shares['money'] ?? 0) >= MOSTLY;
const isNumeric = ({ shares }: Column): boolean =>
  (shares['number'] ?? 0) + (shares['measured'] ?? 0) >= MOSTLY;

/** How likely a column is what things cost at least where a supplier is paid, or another says the same of all of them. */
const MAY_COST = 0.2;

/** Whether so many at what each costs are an amount, and nothing else is a price: what is sold comes to what it is sold for. */
function comesToCosts(columns: readonly Column[]): boolean {
  const found = new Found(columns);
  const count = found.column('qty') ?? found.column('stock');
  if (count === undefined) return false;
  return columns.some((each) => {
    if (each === count || likelihoodOf(each, 'cost') < MAY_COST) return false;
    if (columns.some((other) => other !== each && likelihoodOf(other, 'price') >= LIKELY)) return false;
    const wholes = columns.filter(
      (whole) =>
        whole !== each &&
        whole !== count &&
        isAmount(whole) &&
        (found.has('vendor') ||
          likelihoodOf(each, 'cost') >= LIKELY ||
          likelihoodOf(whole, 'cost') >= MAY_COST),
    );
    const said = count.numbers.flatMap((pieces, row) => {
      const one = each.numbers[row] ?? null;
      return pieces === null || one === null
        ? []
        : [wholes.some(({ numbers }) => Math.abs((numbers[row] ?? 0) - pieces * one) < CENT)];
    });
    return said.length > 2 && said.filter(Boolean).length >= said.length * NEARLY_ALL;
  });
}

/** What a table has, as papers are told by. */
interface Seen {
  columns: readonly Column[];
  titles: readonly string[];
  found: Found;
  /** Whether some column is of people who buy: by an address, or by its name. */
  isOfBuyers: boolean;
  /** Whether something says by its name that it was sold. */
  saysSold: boolean;
}

const anyNamed = (columns: readonly Column[], words: readonly string[]): boolean =>
  columns.some(({ name }) => names(name, words));
/** Whether a title says so, and neither it nor a column that something was sold; what is planned may be sales. */
const isTitled = ({ titles, saysSold }: Seen, words: readonly string[]): boolean =>
  !saysSold && titles.some((title) => names(title, words) && (words === PLANNED || !names(title, SOLD)));

/** Whether somebody is paid: a supplier stands in each row, and neither a buyer nor a thing that is sold. */
function isBought(seen: Seen): boolean {
  const { columns, found, isOfBuyers, saysSold } = seen;
  if (isOfBuyers || saysSold) return false;
  if (isTitled(seen, BOUGHT) || comesToCosts(columns)) return true;
  if (found.has('vendor') && !found.has('item', 'sku', 'gtin')) return true;
  // Whose make a thing is stands beside what is sold as well.
  return anyNamed(
    columns.filter((column) => likelihoodOf(column, 'vendor') < LIKELY),
    BOUGHT,
  );
}

/** Whether all that is said of money is what things cost: nothing says what they were sold for. */
const isOfCosts = ({ columns, found }: Seen): boolean =>
  found.has('item', 'sku') &&
  found.has('cost') &&
  !found.has('price', ...AMOUNTS) &&
  columns.filter(isAmount).every((column) => likelihoodOf(column, 'cost') >= LIKELY);

/** Whether rows are offers: their number is said to be one, or a day until which they stand is beside it. */
function isOffered(seen: Seen): boolean {
  const { columns } = seen;
  const isNumbered = columns.some(
    (column) =>
      !isAmount(column) &&
      names(column.name, OFFERED) &&
      likelihoodOf(column, 'order_ref', 'source_ref', 'line_ref') >= LIKELY,
  );
  const isStanding = columns.some(
    (column) => (column.shares['date'] ?? 0) >= MOSTLY && names(column.name, STANDING),
  );
  const others = columns.filter(
    ({ name, meanings }) => !names(name, OFFERED) && (meanings.get('order_ref') ?? 0) >= LIKELY,
  );
  return (isNumbered && others.length === 0) || isStanding || isTitled(seen, OFFERED);
}

/**
 * Whether things were thrown away: a reason, a thing, an amount or the only count is called so, and nothing is said to be sold. A count of
 * its own beside one of what was thrown away is of what was sold.
 */
function isWasted(seen: Seen): boolean {
  const { columns, isOfBuyers, saysSold } = seen;
  if (saysSold || isOfBuyers) return false;
  const isCalledSo = ({ name }: Column): boolean => names(name, WASTED);
  const isCountedBeside =
    columns.some((column) => isCalledSo(column) && isNumeric(column)) &&
    columns.some((column) => !isCalledSo(column) && likelihoodOf(column, 'qty') >= LIKELY);
  return (columns.some(isCalledSo) && !isCountedBeside) || isTitled(seen, WASTED);
}

/** Whether all amounts are planned, or stand beside what was planned. */
function isPlanned(seen: Seen): boolean {
  const amounts = seen.columns.filter(
    (column) => isAmount(column) || (isNumeric(column) && likelihoodOf(column, ...AMOUNTS) >= LIKELY),
  );
  const plans = amounts.filter(({ name }) => names(name, PLANNED));
  if (isTitled(seen, PLANNED) && amounts.length > 0) return true;
  return plans.length > 0 && amounts.every(({ name }) => names(name, PLANNED) || names(name, BESIDE_PLAN));
}

/**
 * What a table that looks like one of sales is if nothing was sold in it: told by who is paid, by what things cost, by until when a row
 * stands, and by what its amounts and its titles are called. Null where nothing speaks against sales.
 */
export function paperOf(kind: Kind, columns: readonly Column[], titles: readonly string[]): Paper | null {
  if (!OF_SALES.has(kind)) return null;
  const found = new Found(columns);
  const seen: Seen = {
    columns,
    titles,
    found,
    isOfBuyers: found.has('person', 'first_name', 'last_name', 'email'),
    saysSold: columns.some(
      (column) => isNumeric(column) && names(column.name, SOLD) && !names(column.name, PLANNED),
    ),
  };
  if (isPlanned(seen)) return 'planned';
  if (isOffered(seen)) return 'offered';
  if (isWasted(seen)) return 'wasted';
  if (isBought(seen)) return 'bought';
  return kind !== 'item_totals' && isOfCosts(seen) ? 'costs' : null;
}
