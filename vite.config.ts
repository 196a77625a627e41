import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leavePapers } from './scripts/build-papers.ts';
import { contractRoutes } from './scripts/contract-routes.ts';
import { prerenderPages } from './scripts/prerender.ts';
import { sharedChunks } from './scripts/shared-chunks.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

const workerName = 'push-worker';

const accounts = '../features/platform/accounts';

/** Where people come in, with what the first screen there is loaded from. */
const doors = {
  '/': [`${accounts}/login-screen.tsx`],
  '/login': [`${accounts}/login-screen.tsx`],
  '/signup': [`${accounts}/signup-screen.tsx`],
  '/dashboard/overview': ['career/dashboard-frame.tsx', 'career/overview-page.tsx'],
};

const businessDoors = {
  '/': ['../features/localbiz/overview/welcome-screen.tsx'],
  '/login': [`${accounts}/login-screen.tsx`],
  '/signup': [`${accounts}/signup-screen.tsx`],
};

const module = (path: string) => here(`./src/web/${path}`);

const programs = ['hosts/career.tsx', 'hosts/aistore.tsx'].map(module);
const dashboards = ['hosts/career/dashboard-frame.tsx', 'hosts/career/overview-page.tsx'].map(module);

/** What first screens share, from what is shared by most of them on. */
const layers = [
  // All that the main host's pages run of it: they must not load the rest.
  { name: 'basics', reachedFrom: [[module('hosts/main.ts')], [...programs, ...dashboards]] },
  { name: 'core', reachedFrom: [[...programs, module('features/platform/accounts/login-screen.tsx')]] },
  { name: 'dashboard', reachedFrom: [dashboards] },
];

// One build, one entry for each host; the main host's pages are made ahead, and its entry is what they do in a browser. The worker keeps its name: a browser looks for updates at the same address.
export default defineConfig({
  root: here('./src/web/hosts'),
  publicDir: here('./src/web/public'),
  plugins: [
    react(),
    leavePapers(),
    contractRoutes([here('./src/web/api/contract-routes.ts')]),
    prerenderPages({ behaviour: 'main', shells: { career: doors, aistore: businessDoors } }),
  ],
  build: {
    outDir: here('./dist'),
    emptyOutDir: true,
    manifest: true,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser of the targets knows it.
      polyfill: false,
      // Behind the career host's worker a preloaded script is fetched twice, and Chromium says so in the console.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'js' || hostId.includes('career')
          ? dependencies.filter((name) => name.endsWith('.css'))
          : dependencies,
    },
    rollupOptions: {
      treeshake: {
        // Engines and contract only say things, so of a face a screen loads what it uses and not all that stands behind it.
        moduleSideEffects: (id) => !/\/src\/(?:engines|contract)\//.test(id),
      },
      input: {
        main: here('./src/web/hosts/main.ts'),
        career: here('./src/web/hosts/career.html'),
        aistore: here('./src/web/hosts/aistore.html'),
        [workerName]: here('./src/web/hosts/push-worker.ts'),
      },
      output: {
        // The PDF reader's worker, under an ending that is served as a script and compressed like one.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.mjs'))
            ? 'assets/[name]-[hash].js'
            : 'assets/[name]-[hash][extname]',
        entryFileNames: (chunk) => (chunk.name === workerName ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'zod', test: /node_modules\/zod\// },
            { name: sharedChunks(layers), debugName: 'first screens' },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
});
