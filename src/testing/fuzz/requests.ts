import type { Endpoint } from './endpoints.ts';
import { SomeFile, SomeId } from './changes.ts';
import type { Input } from './inputs.ts';

const HOST = 'http://career.localhost/api';

/** Puts a row's id in the place of each that was only named. */
export function withIds(value: unknown, idFor: (pick: number) => string): unknown {
  if (value instanceof SomeId) return idFor(value.pick);
  if (typeof value !== 'object' || value === null || value instanceof SomeFile) return value;
  if (Array.isArray(value)) return value.map((part) => withIds(part, idFor));
  const fields = {};
  for (const [name, part] of Object.entries(value))
    // An own member whatever its name: `__proto__` must get to the other side, too.
    Object.defineProperty(fields, name, {
      value: withIds(part, idFor),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  return fields;
}

const asText = (value: unknown): string =>
  (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)).toWellFormed();

/** The members of a value as a query or form writes them: `a[b]=c`. */
function flat(value: unknown, name = ''): [string, string | File][] {
  if (value instanceof SomeFile) return [[name, new File([value.content], value.name)]];
  if (typeof value !== 'object' || value === null)
    return value === undefined || name === '' ? [] : [[name, asText(value)]];
  return Object.entries(value).flatMap(([key, part]) =>
    flat(part, name === '' ? key.toWellFormed() : `${name}[${key.toWellFormed()}]`),
  );
}

/** A value as one part of an address: with nothing there it is the address of the list, which is another endpoint. */
const inPath = (text: string): string => encodeURIComponent(text === '' ? ' ' : text);

/** The address of an endpoint with the members of an input that belong there, and what is left of it. */
function addressed({ path }: Endpoint, value: unknown): { path: string; rest: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return {
      path: path.replaceAll(/\{[^}]+\}/g, inPath(asText(value).slice(0, 200))),
      rest: value,
    };
  const rest: Record<string, unknown> = Object.fromEntries(Object.entries(value));
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const text = asText(rest[name]).slice(0, 1500);
    delete rest[name];
    return inPath(text);
  });
  return { path: filled, rest };
}

/** What is sent besides the input: who asks, from where, and whether once only. */
export type Headers = Record<string, string>;

/** The request that puts an input to an endpoint. */
export function requestFor(endpoint: Endpoint, input: Input, headers: Headers): Request {
  const { method, takesFile } = endpoint;
  if (input.kind === 'broken') {
    const [type, body] = input.body;
    const { path } = addressed(endpoint, { id: '00000000-0000-4000-8000-000000000000' });
    return new Request(HOST + path, { method, body, headers: { ...headers, 'content-type': type } });
  }
  const { path, rest } = addressed(endpoint, input.value);
  if (method === 'GET') {
    const query = new URLSearchParams(
      flat(rest).map(([name, value]): [string, string] => [
        name,
        typeof value === 'string' ? value : value.name,
      ]),
    );
    return new Request(`${HOST}${path}?${query.toString().slice(0, 6000)}`, { headers });
  }
  if (takesFile) {
    const form = new FormData();
    for (const [name, value] of flat(rest)) form.append(name, value);
    return new Request(HOST + path, { method, body: form, headers });
  }
  const isEmpty =
    rest === undefined || (typeof rest === 'object' && rest !== null && Object.keys(rest).length === 0);
  if (isEmpty && endpoint.input === null) return new Request(HOST + path, { method, headers });
  const body = JSON.stringify(rest) ?? '';
  return new Request(HOST + path, {
    method,
    body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
}
