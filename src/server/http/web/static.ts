import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { compressText, encodingFor } from './encoding.ts';
import type { Encoding } from './encoding.ts';
import type { Locale } from '#localization/types.ts';
import { createPages } from './pages.ts';
import type { Operator } from './pages.ts';
import type { HostKind, Origins } from '#server/origins.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

type Bytes = Uint8Array<ArrayBuffer>;

/** What decides about an answer beside its path. */
export interface WebRequest {
  path: string;
  /** Where the hosts are reached, for the links between them. */
  origins: Origins;
  acceptEncoding: string | undefined;
  /** The language that the address asks for; pages of the main host are there in each. */
  locale: Locale;
  /** The tag of what the browser already has. */
  ifNoneMatch: string | undefined;
}

/** Serves the built web: files by path, the main host's pages, and the other hosts' page for every path of theirs. */
export interface StaticFiles {
  serve(kind: HostKind, request: WebRequest): Promise<Response>;
}

/** Reads a file of the folder once; null when there is none. */
function cachedReader(folder: string): (path: string) => Promise<Bytes | null> {
  const cache = new Map<string, Promise<Bytes | null>>();
  return (path) => {
    const known = cache.get(path);
    if (known !== undefined) return known;
    const bytes = readFile(join(folder, path)).then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    // A path that leads nowhere is not remembered: there is no end to them.
    void bytes.then((found) => found === null && cache.delete(path));
    cache.set(path, bytes);
    return bytes;
  };
}

interface Content {
  bytes: Bytes;
  ending: string;
  encoding: Encoding | null;
  status?: number;
  /** Named by its content, so that it may be kept for ever. */
  forever?: boolean;
}

/** An answer that browsers keep: for ever, or as long as its tag is the same. */
function respond(request: WebRequest, content: Content): Response {
  const { bytes, ending, encoding, status = 200, forever = false } = content;
  const headers = new Headers({
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  });
  if (encoding !== null) headers.set('content-encoding', encoding);
  if (!forever && status === 200) {
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    headers.set('etag', tag);
    if (request.ifNoneMatch === tag) return new Response(null, { status: 304, headers });
  }
  return new Response(bytes, { status, headers });
}

const NOTHING_SAID: Operator = { socialLinks: [], contactEmail: '' };

/** The web as the build left it in a folder, with what the operator says of themselves in the main host's pages. */
export function builtWeb(folder: string, operator: Operator = NOTHING_SAID): StaticFiles {
  const read = cachedReader(folder);
  const pages = createPages(read, operator);
  const shells = new Map<string, Bytes>();

  const text = async (request: WebRequest, name: string, bytes: Bytes, more: Partial<Content> = {}) => {
    const encoding = encodingFor(request.acceptEncoding);
    const key = `${name} ${encoding}`;
    const compressed = shells.get(key) ?? (await compressText(bytes, encoding));
    shells.set(key, compressed);
    return respond(request, { bytes: compressed, ending: extname(name), encoding, ...more });
  };

  const asset = async (request: WebRequest, path: string): Promise<Response> => {
    const encoding = encodingFor(request.acceptEncoding);
    const made = encoding === null ? null : await read(`${path}.${encoding === 'br' ? 'br' : 'gz'}`);
    const bytes = made ?? (await read(path));
    if (!bytes) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    const forever = path.startsWith('assets/');
    return respond(request, {
      bytes,
      ending: extname(path),
      encoding: made === null ? null : encoding,
      forever,
    });
  };

  return {
    async serve(kind, request) {
      const path = normalize(request.path).replace(/^[/\\]+/, '');
      if (kind === 'main' || path === 'robots.txt') {
        const page = await pages.find(kind, request);
        if (page instanceof Response) return page;
        if (page) return respond(request, page);
      }
      const ending = extname(path);
      const isFile =
        ending !== '' &&
        ending !== '.html' &&
        !path.startsWith('.') &&
        !/^(?:pages[\w-]*|shells)\//.test(path);
      if (isFile) return asset(request, path);
      if (kind === 'main') return respond(request, await pages.notFound(request));
      const name = path.replace(/\/$/, '') || 'index';
      const file = /^[\w/-]*$/.test(path) ? `shells/${kind}/${name}.html` : null;
      const own = file && (await read(file));
      const shell = own ?? (await read(`${kind}.html`));
      if (!shell) return new Response('The web is not built yet: run npm start.', { status: 503 });
      return text(request, own ? file : `${kind}.html`, shell);
    },
  };
}
