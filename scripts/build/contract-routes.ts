import { pathToFileURL } from 'node:url';
import { isContractProcedure } from '@orpc/contract';
import type { AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

/** What the client never reads: the words of the API's own pages. */
const UNREAD = new Set(['summary', 'description', 'tags', 'operationId']);

/** A part of the contract as an expression: procedures as calls of `at` with their routes, which is a third of what they are in full. */
function written(node: AnyContractRouter): string {
  if ('~orpc' in node && isContractProcedure(node)) {
    const route = Object.entries(node['~orpc'].route).filter(([key]) => !UNREAD.has(key));
    return `at(${JSON.stringify(Object.fromEntries(route))})`;
  }
  const parts = Object.entries(node).map(([name, part]) => `${JSON.stringify(name)}:${written(part)}`);
  return `{${parts.join(',')}}`;
}

/** Puts methods and paths, as data, in the place of modules whose `routes` are the contract or a part of it. */
export function contractRoutes(modules: readonly string[]): Plugin {
  return {
    name: 'contract-routes',
    apply: 'build',
    async load(id) {
      if (!modules.includes(id)) return null;
      // The module's own face.
      const { routes } = (await import(pathToFileURL(id).href)) as { routes: AnyContractRouter };
      return [
        "const at = (route) => ({ '~orpc': { errorMap: {}, meta: {}, route } });",
        `export const routes = ${written(routes)};`,
      ].join('\n');
    },
  };
}
