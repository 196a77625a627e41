import { pathToFileURL } from 'node:url';
import { minifyContractRouter } from '@orpc/contract';
import type { AnyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

/** Puts the contract's methods and paths, as data, in the place of a module that gives out the whole contract. */
export function contractRoutes({ module, contract }: { module: string; contract: string }): Plugin {
  return {
    name: 'contract-routes',
    apply: 'build',
    async load(id) {
      if (id !== module) return null;
      // The contract's own face.
      const whole = (await import(pathToFileURL(contract).href)) as { contract: AnyContractRouter };
      return `export const routes = ${JSON.stringify(minifyContractRouter(whole.contract))};`;
    },
  };
}
