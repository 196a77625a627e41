import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
};

const businessDoors = {
  '/': ['../features/localbiz/overview/welcome-screen.tsx'],
  '/login': [`${accounts}/login-screen.tsx`],
  '/signup': [`${accounts}/signup-screen.tsx`],
};

// One build, one entry for each host; the main host's pages are made ahead, and its entry is what they do in a browser. The worker keeps its name: a browser looks for updates at the same address.
export default defineConfig({
  root: here('./src/web/hosts'),
  publicDir: here('./src/web/public'),
  plugins: [
    react(),
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
      // Behind the career host's worker a preloaded script is fetched twice, and Chromium says so in the console.
      resolveDependencies: (_file, dependencies, { hostId, hostType }) =>
        hostType === 'js' || hostId.includes('career')
          ? dependencies.filter((name) => name.endsWith('.css'))
          : dependencies,
    },
    rollupOptions: {
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
        manualChunks: (id) => {
          if (/node_modules\/(react|react-dom|scheduler|react-router)\//.test(id)) return 'react';
          if (/node_modules\/(@orpc|@tanstack)\//.test(id)) return 'data';
          if (/node_modules\/zod\//.test(id)) return 'zod';
          // Each icon is smaller than the request for it.
          if (/node_modules\/lucide-react\//.test(id)) return 'icons';
          return undefined;
        },
      },
    },
  },
});
