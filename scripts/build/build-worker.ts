import { isAbsolute } from 'node:path';
import { build } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';
import { compileMessages } from '#scripts/messages/compile-messages.ts';

/**
 * Builds a service worker into one file that keeps its name, since a browser looks for updates at the same address. It is a
 * build of its own: browsers start the worker as a classic script, which can't import what it would share with pages.
 */
export function buildWorker({ name, entry }: { name: string; entry: string }): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'build-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async buildStart() {
      const output = await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: 'warn',
        plugins: [compileMessages({ draws: false })],
        build: {
          write: false,
          target: config.build.target,
          rollupOptions: { input: { [name]: entry }, output: { format: 'iife' } },
        },
      });
      if (!('output' in output)) throw new Error('The worker was built in an unknown shape.');
      const [{ code, moduleIds }] = output.output;
      for (const module of moduleIds) if (isAbsolute(module)) this.addWatchFile(module);
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source: code });
    },
  };
}
