import { expect, test } from 'vitest';
import { trailWords } from './trail-words.ts';

test('a whole trail is said to be whole in one sentence, with its length', () => {
  expect(trailWords({ lines: 42, behind: 0, broken: null })).toBe(
    'Your trail is whole: none of its 42 lines was changed or taken away.',
  );
  expect(trailWords({ lines: 1, behind: 0, broken: null })).toBe(
    'Your trail is whole: its one line was not changed.',
  );
  expect(trailWords({ lines: 0, behind: 0, broken: null })).toContain('no line yet');
});

test('what a crash left to be noted is no fault', () => {
  expect(trailWords({ lines: 42, behind: 1, broken: null })).toMatch(
    /^Your trail is whole: .* 1 line is still/,
  );
});

test('the first line that does not hold is named, with what is wrong and what to do', () => {
  const broken = { number: 7, application_id: null, fault: 'forged' } as const;
  expect(trailWords({ lines: 42, behind: 0, broken })).toBe(
    'Your trail does not hold from line 7 on: that line was not written by this service. Please write to us.',
  );
  expect(trailWords({ lines: 42, behind: 0, broken: { ...broken, number: null, fault: 'added' } })).toBe(
    'Your trail does not hold: a step was put in that has no line. Please write to us.',
  );
});
