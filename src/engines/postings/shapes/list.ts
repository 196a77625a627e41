import type { Posting } from '#contract/career/posting.ts';
import type { Access, BoardPage, BoardRow, Tenant } from '#engines/postings/families/board.ts';
import { ShapeError, wrongShape } from '#engines/postings/families/shape.ts';
import { readItem } from '#engines/postings/mapping/item.ts';
import { nextCursor } from '#engines/postings/requests/paging.ts';
import { textOf, valuesAt, type Scope } from '#engines/postings/mapping/paths.ts';
import type { Reading } from '#engines/postings/mapping/reading.ts';
import { hostsOf, partsOf } from '#engines/postings/requests/requests.ts';
import type { StepContext } from '#engines/postings/mapping/steps.ts';

type Values = Readonly<Record<string, string | number | boolean>>;

/** So many postings without an employer, and none with one, are no board's postings: it changed its shape. */
const TOO_MANY_UNNAMED = 5;

/** How a row says its answers are read. Throws ShapeError for a row of another family. */
export function readingOf(board: BoardRow): Reading {
  if (board.reading === null) throw new ShapeError(board.name, 'it is not read by its row');
  return board.reading;
}

const says = (scope: Scope, values: Values, each: boolean): boolean => {
  const hits = Object.entries(values).map(([path, value]) =>
    valuesAt(scope, path).some((found) => textOf(found) === String(value)),
  );
  return each ? hits.every(Boolean) : hits.some(Boolean);
};

/** Whether an item is a posting to be shown. */
export const isShown = (scope: Scope, { only, not }: Pick<Reading, 'only' | 'not'>): boolean =>
  (only === undefined || says(scope, only, true)) && (not === undefined || !says(scope, not, false));

function checkEnvelope(board: BoardRow, reading: Reading, scope: Scope): void {
  for (const [path, value] of Object.entries(reading.expect ?? {})) {
    const wanted =
      typeof value === 'string' && value.startsWith('@') ? scope.parts[value.slice(1)] : String(value);
    const [found] = valuesAt({ ...scope, item: scope.answer }, path);
    if (textOf(found) !== wanted) throw wrongShape(board.name, path, `"${wanted ?? ''}"`, found);
  }
}

/** A list whose items say nowhere whether they are to be shown changed its shape: it is not an empty one. */
function checkFilter(board: BoardRow, reading: Reading, context: Scope, items: readonly unknown[]): void {
  if (items.length === 0) return;
  for (const path of Object.keys(reading.only ?? {})) {
    const isSaid = items.some((item) => valuesAt({ ...context, item }, path).length > 0);
    if (!isSaid) throw wrongShape(board.name, `${reading.items}[].${path}`, 'said of a posting', undefined);
  }
}

/** Rows that are one posting in several places, made one. */
function merged(postings: readonly Posting[]): Posting[] {
  const byId = new Map<string, Posting>();
  for (const posting of postings) {
    const known = byId.get(posting.external_id);
    byId.set(
      posting.external_id,
      known === undefined
        ? posting
        : {
            ...known,
            places: [...new Set([...known.places, ...posting.places])],
            locations: [...known.locations, ...posting.locations],
            remote_from: [...new Set([...known.remote_from, ...posting.remote_from])],
          },
    );
  }
  return [...byId.values()];
}

/** Reads one page whose items are already found; `items` is null where the answer has no list at its place. */
export function readList(
  board: BoardRow,
  tenant: Tenant,
  answer: unknown,
  items: readonly unknown[] | null,
  cursor: string | null,
  access: Access | undefined,
): BoardPage {
  const reading = readingOf(board);
  const context: StepContext = {
    item: null,
    answer,
    tenant: tenant.name,
    parts: partsOf(board, tenant.slug),
    today: access?.today,
  };
  checkEnvelope(board, reading, context);
  if (items === null)
    throw wrongShape(board.name, reading.items, 'a list', answer === null ? null : undefined);
  const name = reading.items === '$' ? '' : reading.items;
  checkFilter(board, reading, context, items);
  const shown = items
    .map((item, index) => ({ scope: { ...context, item }, at: `${name}[${index}]` }))
    .filter(({ scope }) => isShown(scope, reading));
  const postings = shown
    .map(({ scope, at }) => readItem(board, reading, tenant, scope, at))
    .filter((posting) => posting !== null);
  if (postings.length === 0 && shown.length >= TOO_MANY_UNNAMED)
    throw wrongShape(board.name, `${name}[]`, 'a posting that names its employer', undefined);
  const hosts = hostsOf(board, tenant.slug);
  return {
    postings: reading.mergesPlaces === true ? merged(postings) : postings,
    next: nextCursor(board, reading.paging, cursor, answer, items.length, hosts),
  };
}
