import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { HostKind } from '#server/origins.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves the built web: files by path, and each host's page for every path without an ending. */
export interface StaticFiles {
  serve(kind: HostKind, path: string): Promise<Response>;
}

export function builtWeb(folder: string): StaticFiles {
  const cache = new Map<string, Uint8Array<ArrayBuffer> | null>();
  const read = async (path: string) => {
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    const bytes = await readFile(join(folder, path)).then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    cache.set(path, bytes);
    return bytes;
  };
  return {
    async serve(kind, requestPath) {
      const path = normalize(requestPath).replace(/^[/\\]+/, '');
      const ending = extname(path);
      const isAsset = ending !== '' && ending !== '.html' && !path.startsWith('..');
      if (isAsset) {
        const bytes = await read(path);
        if (!bytes)
          return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
        const forever = path.startsWith('assets/');
        return new Response(bytes, {
          headers: {
            'content-type': TYPES[ending] ?? 'application/octet-stream',
            'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
          },
        });
      }
      const page = await read(`src/web/hosts/${kind}.html`).then((bytes) => bytes ?? read(`${kind}.html`));
      if (!page) return new Response('The web is not built yet: run npm start.', { status: 503 });
      return new Response(page, {
        headers: { 'content-type': TYPES['.html'] ?? '', 'cache-control': 'no-cache' },
      });
    },
  };
}
