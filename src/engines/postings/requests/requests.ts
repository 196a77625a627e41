import type { Access, BoardRequest, BoardRow } from '#engines/postings/families/board.ts';
import { hostOf } from '#engines/postings/families/normal.ts';
import { isFields, wrongShape } from '#engines/postings/families/shape.ts';
import { base64 } from './base64.ts';

type Values = Readonly<Record<string, string | number>>;

const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/**
 * The parts of a tenant's slug by name. Throws ShapeError for one that has too few parts, leaves its place in an address, or names no
 * host where it should.
 */
export function partsOf(board: BoardRow, slug: string): Record<string, string> {
  const names = board.tenant;
  const given = slug.split('/');
  const parts: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    // The last part takes what is left, so that a path stays whole.
    const raw = index === names.length - 1 ? given.slice(index).join('/') : (given[index] ?? '');
    const value = decoded(raw);
    const optional = board.everyone !== null || name.endsWith('?');
    const usable = value === '' ? optional : !/^\.*$/.test(value.trim()) && value.length <= 200;
    if (!usable) throw wrongShape(board.name, 'tenant', 'a name that fits into an address', slug);
    parts[name.replace('?', '')] = value;
  }
  return parts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The hosts a board may be called at for one tenant. Throws ShapeError for a tenant that makes no host. */
export function hostsOf(board: BoardRow, slug: string): string[] {
  const parts = partsOf(board, slug);
  return board.hosts.map((template) => hostFrom(board, template, parts));
}

function hostFrom(board: BoardRow, template: string, parts: Values): string {
  const host = template.replace(/\{([^{}]+)\}/g, (whole, name) => {
    const value = String(parts[String(name)] ?? '');
    const fits = template === whole ? isOwnHost(board, value) : LABEL.test(value);
    if (!fits) throw wrongShape(board.name, 'tenant', 'a name that fits into an address', value);
    return value.toLowerCase();
  });
  return host;
}

function isOwnHost({ hostEndings }: BoardRow, host: string): boolean {
  return (
    HOST.test(host) &&
    (hostEndings.length === 0 || hostEndings.some((end) => host.toLowerCase().endsWith(end)))
  );
}

/** A template with its placeholders filled in; the host part takes names of hosts only, the rest is percent-encoded. */
export function addressFrom(board: BoardRow, template: string, values: Values): string {
  const [, scheme = '', host = '', rest = ''] = /^(https?:\/\/)([^/]*)(.*)$/.exec(template) ?? [];
  const path = rest.replace(/\{(\+?)([^{}]+)\}/g, (_, plain, name) => {
    const value = values[String(name)];
    if (value === undefined) throw wrongShape(board.name, String(name), 'a value for the address', value);
    return plain === '+' ? encodeURI(String(value)) : encodeURIComponent(String(value));
  });
  return scheme + hostFrom(board, host, values) + path;
}

/** A body with its placeholders filled in: a text that is one placeholder becomes its value, numbers as numbers; `{+x}` a text. */
export function bodyFrom(body: unknown, values: Values): unknown {
  if (typeof body === 'string') {
    const name = /^\{([^{}+]+)\}$/.exec(body)?.[1];
    if (name !== undefined) return values[name] ?? '';
    return body.replace(/\{\+?([^{}]+)\}/g, (_, key) => String(values[String(key)] ?? ''));
  }
  if (Array.isArray(body)) return body.map((element) => bodyFrom(element, values));
  if (!isFields(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, bodyFrom(value, values)]));
}

/** The operator's keys a board needs, by setting, and the token. Throws ShapeError naming what is missing. */
export function secretsOf(board: BoardRow, access: Access | undefined): Record<string, string> {
  const secrets: Record<string, string> = {};
  for (const { setting } of board.keys) {
    const value = access?.keys?.[setting];
    if (value === undefined || value === '') throw wrongShape(board.name, setting, 'set', value);
    secrets[setting] = value;
  }
  if (board.token !== null && (access?.token ?? '') === '')
    throw wrongShape(board.name, 'token', 'fetched first', access?.token);
  if (access?.token !== undefined) secrets.token = access.token;
  return secrets;
}

const BASIC = 'Basic {';

/** Headers with their placeholders filled in; `Basic {SETTING}` is that key as a user name without a password. */
export function headersFrom(
  headers: Readonly<Record<string, string>>,
  values: Values,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, template]) => {
      const filled = template.replace(/\{([^{}]+)\}/g, (_, key) => String(values[String(key)] ?? ''));
      return [
        name,
        template.startsWith(BASIC) ? `Basic ${base64(`${filled.slice('Basic '.length)}:`)}` : filled,
      ];
    }),
  );
}

/** A request of a board for one tenant; only the board's hosts may answer it. */
export function requestOf(
  board: BoardRow,
  slug: string,
  access: Access | undefined,
  asked: {
    url: string;
    headers?: Readonly<Record<string, string>> | undefined;
    body?: unknown;
    post?: boolean;
    accept: string;
  },
  more: Values = {},
): BoardRequest {
  const values: Values = { ...partsOf(board, slug), ...secretsOf(board, access), ...more };
  const url = addressFrom(board, asked.url, values);
  const hosts = hostsOf(board, slug);
  if (!hosts.includes(hostOf(url))) throw wrongShape(board.name, 'tenant', 'one of its own hosts', url);
  return {
    method: asked.post === true ? 'POST' : 'GET',
    url,
    headers: {
      accept: asked.accept,
      ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headersFrom(asked.headers ?? {}, values),
    },
    body: asked.body === undefined ? null : JSON.stringify(bodyFrom(asked.body, values)),
    allowedHosts: hosts,
  };
}
