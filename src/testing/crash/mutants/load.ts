import { registerHooks } from 'node:module';
import { MUTANTS, mutate, sourceOf } from './mutants.ts';

// Preloaded by the crash run into the processes it disturbs (`--import`). Nothing else may run with a fault in it.
const UNDER_TEST = /[\\/]crash[\\/]process[\\/]server-process\.ts$/;

const name = process.env['LEGWORK_CRASH_MUTANT'] ?? '';
const mutant = MUTANTS.get(name);
if (process.send === undefined || !UNDER_TEST.test(process.argv[1] ?? ''))
  throw new Error('A mutant runs under "npm run crash -- --mutant NAME" only.');
if (!mutant) throw new Error(`There is no mutant "${name}".`);

const source = mutate(sourceOf(mutant), mutant);
const ending = `/src/${mutant.module}`;
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return url.endsWith(ending) ? { ...loaded, source } : loaded;
  },
});
