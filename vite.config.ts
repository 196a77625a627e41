import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leavePapers } from './scripts/build-papers.ts';
import { contractRoutes } from './scripts/contract-routes.ts';
import { prerenderPages } from './scripts/prerender.ts';

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

/**
 * Chunks of what many screens share. A phone asks for few files at a time, so each small file that a first screen waits for
 * costs more than its bytes. What a module needs stays where it is: with it, whole libraries would move here.
 */
const within = (...folders: string[]) => new RegExp(`/(${folders.join('|')})`);
const packages = (...names: string[]) => `node_modules/(?:${names.join('|')})/`;
const ui = (...names: string[]) => `src/web/ui/(?:${names.join('|')})`;
const shell = (...names: string[]) => `src/web/shell/(?:${names.join('|')})`;

const sharedChunks = [
  { name: 'zod', test: within(packages('zod')) },
  // All that the main host's pages run of it: they must not load the rest.
  {
    name: 'basics',
    test: within(
      'src/contract/(?:hosts|platform/grace)',
      'src/web/api/stored-token',
      shell('paths', 'host-origin'),
      ui('theme.ts', 'theme-label'),
    ),
  },
  {
    name: 'core',
    test: within(
      packages('react', 'react-dom', 'scheduler', 'react-router', '@orpc', '@tanstack', 'lucide-react'),
      'src/contract/once',
      'src/web/api/(?:asked-early|once/send-once|unsent|client|contract-routes|query-client|session|stored-resume|last-known)',
      'src/web/hosts/(?:account/|mount)',
      shell(
        'errors/(?:error|not-found)',
        'page-title',
        'step-up/step-up(?:-provider)?\\.ts',
        'auth/(?:auth-layout|offering|passkey)',
      ),
      ui(
        'actions/button',
        'forms/(?:input|field|controls)',
        'display/notice',
        'logo',
        'trail/',
        'class-names',
      ),
    ),
  },
  {
    name: 'frame',
    test: within(
      packages(
        '@?radix-ui',
        '@floating-ui',
        'aria-hidden',
        'react-(?:remove|style)[^/]*',
        'use-[^/]*',
        'get-nonce',
        'tslib',
      ),
      shell(
        'dashboard/',
        'errors/offline',
        'initials',
        'applications/(?:days|moments|in-zone|use-person|has-cv|application-words)',
      ),
      ui('actions/(?:dialog|menu|tooltip)', 'display/(?:badge|card|states|score)', 'charts/', 'theme-toggle'),
    ),
  },
];

// One build, one entry for each host; the main host's pages are made ahead, and its entry is what they do in a browser. The worker keeps its name: a browser looks for updates at the same address.
export default defineConfig({
  root: here('./src/web/hosts'),
  publicDir: here('./src/web/public'),
  plugins: [
    react(),
    leavePapers(),
    contractRoutes({
      module: here('./src/web/api/contract-routes.ts'),
      contract: here('./src/contract/index.ts'),
    }),
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
        codeSplitting: { groups: sharedChunks, includeDependenciesRecursively: false },
      },
    },
  },
});
