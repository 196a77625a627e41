import { expect, test } from 'vitest';
import { trailWords } from './trail-words.ts';

test('an intact log is said to be intact, with its length', () => {
  expect(trailWords({ lines: 42, behind: 0, broken: null })).toBe(
    'Your activity log is intact. None of its 42 lines was changed or removed.',
  );
  expect(trailWords({ lines: 1, behind: 0, broken: null })).toBe(
    'Your activity log is intact. Its one line wasn’t changed.',
  );
  expect(trailWords({ lines: 0, behind: 0, broken: null })).toContain('is empty');
});

test('what a crash left to be recorded is no fault', () => {
  expect(trailWords({ lines: 42, behind: 1, broken: null })).toMatch(
    /^Your activity log is intact\. .* The last line isn’t in our separate record/,
  );
});

test('the first broken line is named, with what is wrong and what to do', () => {
  const broken = { number: 7, application_id: null, fault: 'forged' } as const;
  expect(trailWords({ lines: 42, behind: 0, broken })).toBe(
    'Your activity log isn’t intact from line 7 on. That line wasn’t written by this service. Please contact us.',
  );
  expect(trailWords({ lines: 42, behind: 0, broken: { ...broken, number: null, fault: 'added' } })).toBe(
    'Your activity log isn’t intact. A step was added that has no line. Please contact us.',
  );
});
