import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build/build.ts';
import { keepCompiled, root, run } from './run.ts';

await buildWeb();
const settings = join(root, '.env');
process.exitCode = await run(
  'node',
  [...(existsSync(settings) ? [`--env-file=${settings}`] : []), 'src/server/main.ts'],
  keepCompiled,
);
