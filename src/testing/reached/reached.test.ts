import { describe, expect, it } from 'vitest';
import { reachedFrom } from './reached.ts';

const reached = (files: Readonly<Record<string, string>>) =>
  [...reachedFrom(['src/server/main.ts'], new Map(Object.entries(files)))].toSorted();

describe('what files reach', () => {
  it('is all that they import, also through others, as types and when it is needed', () => {
    expect(
      reached({
        'src/server/main.ts': `import { one } from '#engines/a/index.ts';\nconst later = () => import('./later.ts');`,
        'src/server/later.ts': `import type { Three } from '#engines/c.ts';`,
        'src/engines/a/index.ts': `export { one } from './one.ts';\nexport {\n  two,\n} from './two.ts';`,
        'src/engines/a/one.ts': `import {\n  deep,\n} from './deep.ts';`,
        'src/engines/a/deep.ts': '',
        'src/engines/a/two.ts': '',
        'src/engines/c.ts': '',
      }),
    ).toEqual([
      'src/engines/a/deep.ts',
      'src/engines/a/index.ts',
      'src/engines/a/one.ts',
      'src/engines/c.ts',
      'src/server/later.ts',
      'src/server/main.ts',
    ]);
  });

  it('is what stands behind another name and behind all names of a file', () => {
    expect(
      reached({
        'src/server/main.ts': `import { other } from '#engines/a/index.ts';`,
        'src/engines/a/index.ts': `export { one as other } from './one.ts';\nexport { two } from './two.ts';`,
        'src/engines/a/one.ts': `import * as all from './all.ts';`,
        'src/engines/a/all.ts': `export { last } from './last.ts';`,
        'src/engines/a/last.ts': '',
        'src/engines/a/two.ts': '',
      }),
    ).toEqual([
      'src/engines/a/all.ts',
      'src/engines/a/index.ts',
      'src/engines/a/last.ts',
      'src/engines/a/one.ts',
      'src/server/main.ts',
    ]);
  });
});
