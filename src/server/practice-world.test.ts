import { expect, test } from 'vitest';
import { practiceTown } from './practice-world.ts';

test('the product knows a practice town only where a practice world runs whose token it has, and never in production', () => {
  const running = {
    environment: 'test',
    sources: 'practice',
    practiceOrigin: 'http://127.0.0.1:3001',
    practiceControlToken: 'token',
  } as const;
  expect(practiceTown(running)).not.toBeNull();
  for (const other of [
    { environment: 'production' },
    { sources: 'live' },
    { practiceOrigin: null },
    { practiceControlToken: null },
  ] as const)
    expect(practiceTown({ ...running, ...other })).toBeNull();
});
