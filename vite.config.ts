import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leavePapers } from './scripts/build/build-papers.ts';
import { buildWorker } from './scripts/build/build-worker.ts';
import { contractRoutes } from './scripts/build/contract-routes.ts';
import { compileMessages } from './scripts/messages/compile-messages.ts';
import { prerenderPages } from './scripts/build/prerender.ts';
import { refuseCircles, sharedChunks } from './scripts/build/shared-chunks.ts';

const here = (path: string) => new URL(path, import.meta.url).pathname;

const accounts = '../features/platform/accounts';

/** Where people come in who have no session, with what the screen there is loaded from. */
const signInScreens = {
  '/login': [`${accounts}/login-screen.tsx`],
  '/signup': [`${accounts}/signup-screen.tsx`],
  '/forgot-password': [`${accounts}/forgot-password-screen.tsx`],
};

/** Addresses whose page names all that its first screen needs, by host and by the page it is made of. */
const shells = {
  career: {
    'career-guests': { '/': signInScreens['/login'], ...signInScreens },
    career: { '/dashboard/overview': ['dashboard'] },
  },
  aistore: {
    'aistore-guests': { '/': ['../features/localbiz/overview/welcome-screen.tsx'], ...signInScreens },
  },
};

const modules = (...paths: string[]) => paths.map((path) => here(`./src/web/${path}`));

const programs = modules('hosts/career.tsx', 'hosts/aistore.tsx');
const guests = modules('hosts/guests/career-guests.ts', 'hosts/guests/aistore-guests.tsx');
const login = modules('features/platform/accounts/login-screen.tsx');
const dashboards = modules('hosts/career/dashboard-frame.tsx', 'hosts/career/overview-page.tsx');

/** What first screens share, from what is shared by most of them on. */
const layers = [
  // All that the main host's pages run of it: they must not load the rest.
  { name: 'basics', reachedFrom: [modules('hosts/main.ts'), [...programs, ...dashboards]] },
  {
    name: 'core',
    reachedFrom: [
      [...guests, ...login],
      [...programs, ...dashboards],
    ],
  },
  { name: 'guests', reachedFrom: [[...guests, ...login]] },
  { name: 'app', reachedFrom: [programs] },
  { name: 'dashboard', reachedFrom: [dashboards], whole: true },
];

// One build, one entry for each host; the main host's pages are made ahead, and its entry is what they do in a browser.
export default defineConfig({
  root: here('./src/web/hosts'),
  publicDir: here('./src/web/public'),
  plugins: [
    react(),
    compileMessages(),
    buildWorker({ name: 'push-worker', entry: here('./src/web/hosts/push-worker.ts') }),
    leavePapers(),
    refuseCircles(),
    contractRoutes(modules('api/contract-routes.ts', 'api/visitor/visitor-routes.ts')),
    prerenderPages({ behaviour: 'main', shells }),
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
        'career-guests': here('./src/web/hosts/career-guests.html'),
        aistore: here('./src/web/hosts/aistore.html'),
        'aistore-guests': here('./src/web/hosts/aistore-guests.html'),
      },
      output: {
        // The PDF reader's worker, under an ending that is served as a script and compressed like one.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.mjs'))
            ? 'assets/[name]-[hash].js'
            : 'assets/[name]-[hash][extname]',
        entryFileNames: 'assets/[name]-[hash].js',
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
