import type { Answer, AnswerGroup, Figure } from '#contract/localbiz/ask.ts';
import type { SalesQuery } from '#contract/localbiz/sales-query.ts';
import { casesOf, isRatio, openDaysOf, valueOf } from './cells.ts';
import type { Cell, OpenDays } from './cells.ts';
import { leadOf, LEAST_CASES, verdictsOf } from './verdicts.ts';

/** As many groups as an answer shows. */
const MOST_SHOWN = 50;
const IN_TIME: readonly string[] = ['day', 'week', 'month', 'hour', 'weekday'];

/** Measures whose cases nobody counts, since they are sums of a file's own. */
const isUncounted = ({ measure, tax }: SalesQuery): boolean => measure === 'tax' && tax !== null;

function figureOf(cells: readonly Cell[], query: SalesQuery, days: number): Figure {
  const cases = isUncounted(query) ? null : casesOf(cells);
  const isFew = isRatio(query.measure) && (cases ?? 0) < LEAST_CASES;
  return { value: isFew ? null : valueOf(cells, query, days), cases, days };
}

/** All groups together; a ticket with two items would be two, so tickets by item come to nothing. */
function wholeOf(cells: readonly Cell[], query: SalesQuery, days: number): Figure {
  const isTwice = query.measure === 'tickets' && query.group === 'item';
  return isTwice ? { value: null, cases: null, days } : figureOf(cells, query, days);
}

const sortedBy = ({ now }: AnswerGroup): number => now.value ?? Number.NEGATIVE_INFINITY;

/** Weekdays come in the order of the week, other times in their own, things by how much of them was sold. */
function inOrder(groups: readonly AnswerGroup[], { group, order }: SalesQuery): AnswerGroup[] {
  if (order === null && group !== null && IN_TIME.includes(group)) {
    const place = ({ key }: AnswerGroup) =>
      group === 'weekday' ? (Number(key) + 6) % 7 : group === 'hour' ? Number(key) : 0;
    return groups.toSorted((one, other) => place(one) - place(other) || (one.key < other.key ? -1 : 1));
  }
  const known = groups.filter(({ now }) => now.value !== null);
  const sorted = known.toSorted((one, other) => sortedBy(other) - sortedBy(one));
  return [
    ...(order === 'least' ? sorted.toReversed() : sorted),
    ...groups.filter(({ now }) => now.value === null),
  ];
}

const isWithin = ({ now: { value } }: AnswerGroup, { limit }: SalesQuery): boolean =>
  limit === null || (value !== null && (limit.is === 'above' ? value > limit.value : value < limit.value));

export interface Facts {
  cells: readonly Cell[];
  open: OpenDays;
  /** What groups are called, by their keys. */
  names: ReadonlyMap<string, string>;
  /** Of which keys an item's days are the rows. */
  items: ReadonlySet<string>;
}

const daysOf = (key: string, query: SalesQuery, open: readonly number[]): number =>
  query.group === 'weekday' ? openDaysOf(query, open, Number(key)) : openDaysOf(query, open);

function groupsOf(
  { cells, open, names, items }: Facts,
  query: SalesQuery,
): (AnswerGroup & { cells: readonly Cell[] })[] {
  if (query.group === null) return [];
  // A day, a week or a month is itself, and has none before it to be held against.
  const isOwn = query.group === 'day' || query.group === 'week' || query.group === 'month';
  const isCompared = query.against !== null && !isOwn;
  const byKey = Map.groupBy(
    cells.filter(({ side }) => side === 'now' || !isOwn),
    ({ key }) => key,
  );
  const groups = [...byKey].map(([key, own]) => ({
    key,
    now: own.filter(({ side }) => side === 'now'),
    before: own.filter(({ side }) => side === 'before'),
  }));
  const verdicts = isCompared ? verdictsOf(groups, query, open) : [];
  return groups.map(({ key, now, before }, place) => ({
    key,
    name: names.get(key) ?? '',
    item: items.has(key) ? key : null,
    now: figureOf(now, query, daysOf(key, query, open.now)),
    before: isCompared ? figureOf(before, query, daysOf(key, query, open.before)) : null,
    verdict: verdicts[place] ?? null,
    cells: now,
  }));
}

const withoutCells = ({ key, name, item, now, before, verdict }: AnswerGroup): AnswerGroup => ({
  key,
  name,
  item,
  now,
  before,
  verdict,
});

/** Open days of the weekdays that are asked for alone. */
const askedOf = (open: readonly number[], { weekdays }: SalesQuery): number[] =>
  open.map((count, weekday) => (weekdays.length === 0 || weekdays.includes(weekday) ? count : 0));

/** The answer to a query from what each group sold on each weekday: sums, and what differs beyond chance. */
export function answerOf({ open: all, ...known }: Facts, query: SalesQuery): Omit<Answer, 'left_out'> {
  const open = { now: askedOf(all.now, query), before: askedOf(all.before, query) };
  const facts = { ...known, open };
  const { cells } = facts;
  const sides = {
    now: cells.filter(({ side }) => side === 'now'),
    before: cells.filter(({ side }) => side === 'before'),
  };
  const groups = groupsOf(facts, query);
  const isAsked = (group: AnswerGroup) =>
    isWithin(group, query) && (query.changed === null || group.verdict === query.changed);
  // What was sold only then is in the comparison, and in no list of what is sold now.
  const shown = inOrder(groups.filter(isAsked).map(withoutCells), query).filter(
    (group) => query.against !== null || (group.now.cases ?? 1) !== 0 || group.now.value !== 0,
  );
  const cellsBy = new Map(groups.map((group) => [group.key, group.cells]));
  const ordered = shown.map(({ key }) => ({ key, cells: cellsBy.get(key) ?? [] }));
  const isLed = query.order !== null || query.things.length > 1;
  return {
    now: wholeOf(sides.now, query, openDaysOf(query, open.now)),
    before: query.against === null ? null : wholeOf(sides.before, query, openDaysOf(query, open.before)),
    verdict:
      query.against === null || query.group !== null ? null : (verdictsOf([sides], query, open)[0] ?? null),
    groups: shown.slice(0, Math.min(query.first ?? MOST_SHOWN, MOST_SHOWN)),
    found: shown.length,
    leads: query.against === null && query.limit === null && isLed ? leadOf(ordered, query, open.now) : null,
  };
}
