import { defineConfig } from 'oxlint';
import type { OxlintOverride } from 'oxlint';

// The import rules of ARCHITECTURE.md. A later override replaces the rule, so each zone lists all its bans.
type Ban = { group: string[]; message: string };
const ban = (message: string, ...group: string[]): Ban => ({ group, message });

const up = ban('Relative imports stay in their folder; cross it with a # path.', '../**');
const engineFaces = ban(
  'An engine is reached through its index.ts.',
  '#engines/*/**',
  '!#engines/*/index.ts',
);
const featureFaces = ban(
  'Another feature is reached through its index.ts (tables.ts from queries and tables).',
  '#server/features/*/*/**',
  '!#server/features/*/*/index.ts',
);
// Reading a CV, reading postings, matching, answering forms, reading tables and sales have rooms that use each other.
const roomedEngines = 'resume drafting postings matching forms replies sales asking tables'.split(' ');
// Features with rooms of their own: those see each other, and other features through their faces as everywhere.
const featuresWithRooms = [
  ...['applications', 'boards', 'campaigns', 'profile', 'reports', 'resume'].map((name) => `career/${name}`),
  ...['business', 'customers', 'imports', 'reviews', 'sales'].map((name) => `localbiz/${name}`),
  ...['accounts', 'billing', 'notifications'].map((name) => `platform/${name}`),
];
// Features of the web whose folders use each other. In the others, a screen imports what stands below it.
const screensWithRooms = ['career/approval', 'career/profile', 'localbiz/sales'];
const roomsOf = (feature: string) =>
  ban(
    'Another feature is reached through its index.ts (tables.ts from queries and tables).',
    '#server/features/*/*/**',
    '!#server/features/*/*/index.ts',
    `!#server/features/${feature}/**`,
  );
/** What no screen sees: other features but its own where that one has rooms, hosts and the server. */
const otherScreens = (...own: string[]) =>
  ban(
    'A screen never sees a sibling feature, a host or the server.',
    '#web/features/**',
    ...own.map((feature) => `!#web/features/${feature}/**`),
    '#web/hosts/**',
    '#server/**',
    '#testing/**',
    'node:*',
  );
// A verb may take an executor, of which it only knows the type, ask as an account, and leave something for the end of its transaction; what these
// do lives in queries.
const sql = ban(
  'SQL lives in queries.ts and tables.ts.',
  'drizzle-orm',
  'drizzle-orm/**',
  '#server/db/**',
  ...['database', 'ending', 'as', 'question'].map((file) => `!#server/db/${file}.ts`),
);
const http = ban('HTTP lives in routes.ts.', 'hono', 'hono/**', '@hono/**', '#server/http/**');
const web = ban('The server never sees the web.', '#web/**');
const root = ban(
  'Only the entry points and tests compose the server.',
  '#server/app.ts',
  '#server/services.ts',
  '#server/main.ts',
);
const pure = ban('Engines are pure.', '#server/**', '#web/**', '#testing/**', 'node:*');
const testing = ban('Only tests import testing.', '#testing/**');
const practice = ban(
  'The practice world is reached by HTTP and mail only.',
  '#practice/**',
  '**/practice/**',
);

const zone = (files: string | string[], ...bans: Ban[]): OxlintOverride => ({
  files: Array.isArray(files) ? files : [files],
  rules: { 'no-restricted-imports': ['error', { patterns: [up, ...bans] }] },
});

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['dist/**', 'data/**', 'migrations/**', 'node_modules/**'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'no-console': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  },
  overrides: [
    zone(
      ['src/contract/**', 'src/localization/**'],
      ban(
        'The contract knows only zod and oRPC, and how messages are said knows nothing of what they say.',
        '#engines/**',
        '#server/**',
        '#web/**',
        '#testing/**',
        'node:*',
      ),
      practice,
    ),
    {
      files: ['src/engines/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [up, engineFaces, practice, pure] }],
        'no-restricted-globals': ['error', 'Date', 'process', 'fetch', 'setTimeout', 'setInterval'],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Engines are pure.' },
        ],
      },
    },
    // The gate for claims has rooms that use each other. It shares how a text is read, and nothing that writes (decision 0015).
    zone(
      'src/engines/claims/**',
      ban(
        'The claims gate shares only how a text is read: engines/text, language and lexicon.',
        '#engines/*/**',
        '!#engines/claims/**',
        '!#engines/{text,language,lexicon}/index.ts',
      ),
      practice,
      pure,
    ),
    ...roomedEngines.map((folder) =>
      zone(
        `src/engines/${folder}/**`,
        ban(
          'An engine is reached through its index.ts.',
          '#engines/*/**',
          '!#engines/*/index.ts',
          `!#engines/${folder}/**`,
        ),
        practice,
        pure,
      ),
    ),
    {
      // The one place that may construct dates: from numbers and strings it is given, never from the clock.
      files: ['src/engines/calendar/**'],
      rules: { 'no-restricted-globals': 'off' },
    },
    zone(
      'src/web/**',
      engineFaces,
      practice,
      ban('The web never sees the server.', '#server/**', '#testing/**', 'node:*'),
    ),
    zone('src/web/features/**', engineFaces, practice, otherScreens()),
    ...screensWithRooms.map((feature) =>
      zone(`src/web/features/${feature}/**`, engineFaces, practice, otherScreens(feature)),
    ),
    zone(
      'src/web/ui/**',
      practice,
      ban(
        'The design system knows nothing of the product.',
        '#contract/**',
        '#engines/**',
        '#server/**',
        '#testing/**',
        '#web/api/**',
        '#web/shell/**',
        '#web/features/**',
        '#web/hosts/**',
        'node:*',
      ),
    ),
    zone('src/server/**', featureFaces, engineFaces, web, testing, practice),
    zone(
      'src/server/{ports,db,queue,http}/**',
      engineFaces,
      ban('The edges know no feature.', '#server/features/**'),
      root,
      web,
      testing,
      practice,
    ),
    zone('src/server/features/**', featureFaces, engineFaces, sql, http, root, web, testing, practice),
    ...featuresWithRooms.map((feature) =>
      zone(
        `src/server/features/${feature}/**`,
        roomsOf(feature),
        engineFaces,
        sql,
        http,
        root,
        web,
        testing,
        practice,
      ),
    ),
    zone('src/server/features/**/{queries,tables}.ts', engineFaces, http, root, web, testing, practice),
    zone('src/server/features/**/*-queries.ts', engineFaces, http, root, web, testing, practice),
    zone('src/server/features/**/routes.ts', featureFaces, engineFaces, sql, root, web, testing, practice),
    ...featuresWithRooms.map((feature) =>
      zone(
        `src/server/features/${feature}/**/routes.ts`,
        roomsOf(feature),
        engineFaces,
        sql,
        root,
        web,
        testing,
        practice,
      ),
    ),
    zone(
      'src/practice/**',
      ban(
        'The practice world knows us only by HTTP and mail.',
        '#contract/**',
        '#engines/**',
        '#server/**',
        '#web/**',
        '#testing/**',
      ),
    ),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**', 'e2e/**', 'bench/**', 'training/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: [up] }],
        'no-restricted-globals': 'off',
        'max-lines-per-function': 'off',
      },
    },
    // After the rules of tests, which would replace it.
    zone(
      'e2e/**',
      ban('Journeys use public HTTP and pages only.', '#server/**', '#contract/**', '#engines/**'),
    ),
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    { files: ['{scripts,bench,training}/**', 'src/practice/main.ts'], rules: { 'no-console': 'off' } },
    // Data, not code: tables of facts may be as long as the facts.
    { files: ['src/practice/data/**', 'src/**/{*.data,*messages}.ts'], rules: { 'max-lines': 'off' } },
  ],
});
