/** A board's answer did not have the shape its family is known for; the message names the field, for the operator. */
export class ShapeError extends Error {
  override name = 'ShapeError';
  /** The board's name. */
  readonly board: string;

  constructor(board: string, problem: string) {
    super(`${board} answered in an unknown shape: ${problem}.`);
    this.board = board;
  }
}

/** The error for a field that is not what it should be: "BOARD answered in an unknown shape: …". */
export function wrongShape(board: string, field: string, expected: string, found: unknown): ShapeError {
  return new ShapeError(board, `"${field}" should be ${expected}, but is ${describe(found)}`);
}

export type Fields = Record<string, unknown>;

/** Readers of untyped answers, one per board name, each throwing ShapeError with the field's path. */
export interface Reader {
  fields(value: unknown, field: string): Fields;
  list(value: unknown, field: string): unknown[];
  /** Text that must be there and not blank; numbers are read as text (ids). */
  text(value: unknown, field: string): string;
  /** Text or null; absent, null and blank are all null. */
  maybeText(value: unknown, field: string): string | null;
  /** A list, or an empty one when absent or null. */
  maybeList(value: unknown, field: string): unknown[];
  /** Fields, or null when absent or null. */
  maybeFields(value: unknown, field: string): Fields | null;
  flag(value: unknown, field: string): boolean;
  json(reply: string): unknown;
}

/** Makes the readers for one board; `board` is the name used in the error sentences. */
export function readerOf(board: string): Reader {
  const fail = (field: string, expected: string, found: unknown): never => {
    throw wrongShape(board, field, expected, found);
  };
  const reader: Reader = {
    fields: (value, field) => (isFields(value) ? value : fail(field, 'an object', value)),
    list: (value, field) => (Array.isArray(value) ? value : fail(field, 'a list', value)),
    text: (value, field) =>
      typeof value === 'number' && Number.isFinite(value)
        ? String(value)
        : typeof value === 'string' && value.trim() !== ''
          ? value
          : fail(field, 'text', value),
    maybeText: (value, field) =>
      isMissing(value) || (typeof value === 'string' && value.trim() === '')
        ? null
        : reader.text(value, field),
    maybeList: (value, field) => (isMissing(value) ? [] : reader.list(value, field)),
    maybeFields: (value, field) => (isMissing(value) ? null : reader.fields(value, field)),
    flag: (value, field) =>
      isMissing(value) ? false : typeof value === 'boolean' ? value : fail(field, 'true or false', value),
    json: (reply) => {
      try {
        // The parsed value stays unknown; every member is read through the readers above.
        return JSON.parse(reply) as unknown;
      } catch {
        return fail('$', 'JSON', reply);
      }
    },
  };
  return reader;
}

/** A value as one segment of a path. Throws ShapeError for what would leave the path (dots alone, blank, over 200 characters). */
export function segment(board: string, field: string, value: string): string {
  if (/^\.*$/.test(value.trim()) || value.length > 200) {
    throw wrongShape(board, field, 'a name that fits into an address', value);
  }
  return encodeURIComponent(value);
}

/** Whether a value of an answer is an object with fields. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function describe(found: unknown): string {
  if (found === undefined) return 'missing';
  if (found === null) return 'null';
  if (Array.isArray(found)) return 'a list';
  if (typeof found === 'string') return found.trim() === '' ? 'blank' : `text of ${found.length} characters`;
  return typeof found === 'object' ? 'an object' : `a ${typeof found}`;
}
