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

/** How a row says its answers are read. Throws ShapeError for a row of another family. */
export function readingOf(board: BoardRow): Reading {
  if (board.reading === null) throw new ShapeError(`${board.name} is not read by its row.`);
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
  const postings = items.flatMap((item, index) => {
    const scope = { ...context, item };
    if (!isShown(scope, reading)) return [];
    const posting = readItem(board, reading, tenant, scope, `${name}[${index}]`);
    return posting === null ? [] : [posting];
  });
  const hosts = hostsOf(board, tenant.slug);
  return {
    postings: reading.mergesPlaces === true ? merged(postings) : postings,
    next: nextCursor(board, reading.paging, cursor, answer, items.length, hosts),
  };
}
