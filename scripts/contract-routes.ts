import { pathToFileURL } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import type { AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

/** What the client never reads: the words of the API's own pages. */
const UNREAD = new Set(['summary', 'description', 'tags', 'operationId']);
const read = (key: string, value: unknown) => (UNREAD.has(key) ? undefined : value);

/** Puts methods and paths, as data, in the place of modules whose `routes` are the contract or a part of it. */
export function contractRoutes(modules: readonly string[]): Plugin {
  return {
    name: 'contract-routes',
    apply: 'build',
    async load(id) {
      if (!modules.includes(id)) return null;
      // The module's own face.
      const { routes } = (await import(pathToFileURL(id).href)) as { routes: AnyContractRouter };
      return `export const routes = ${JSON.stringify(minifyContractRouter(routes), read)};`;
    },
  };
}
