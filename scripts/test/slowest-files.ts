import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from '#scripts/run.ts';

const SHOWN = 10;

const secondsOf = (module: TestModule) => {
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return (duration + collectDuration + setupDuration) / 1000;
};

/** Says at the end of a run of many files which ten took longest. */
export const slowestFiles: Reporter = {
  onTestRunEnd(modules) {
    if (modules.length <= SHOWN) return;
    const slowest = modules
      .map((module) => ({ name: relative(root, module.moduleId), seconds: secondsOf(module) }))
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, SHOWN);
    console.log('The slowest files:');
    for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  },
};
