/** Stands for the id of a row until the request is made: which of those that are known by then. */
export class SomeId {
  readonly pick: number;
  constructor(pick: number) {
    this.pick = pick;
  }
}
/** Stands for a file until the request is made. */
export class SomeFile {
  readonly name: string;
  readonly content: string;
  constructor(name: string, content: string) {
    this.name = name;
    this.content = content;
  }
}

type Path = (string | number)[];

function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof SomeId || value instanceof SomeFile)
    return [path];
  return [path, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...path, name]))];
}

/** A value with another one at a place; `undefined` takes what is there away. */
export function withAt(value: unknown, [name, ...rest]: Path, put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value))
    return value.map((part, order) => (String(order) === String(name) ? withAt(part, rest, put) : part));
  const fields = { ...(value as Record<string, unknown>) }; // A place leads through objects and lists only.
  const changed = withAt(fields[name], rest, put);
  if (changed === undefined) delete fields[name];
  else
    Object.defineProperty(fields, name, {
      value: changed,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return fields;
}

/** A value with another one at one of its places. */
export const changedAt = (value: unknown, pick: number, put: unknown): unknown => {
  const places = placesIn(value);
  return withAt(value, places[pick % places.length] ?? [], put);
};
