import { expect, it } from 'vitest';
import { approvalPath, trackerPath } from './paths.ts';

it('builds the address of an approval from any id', () => {
  expect(approvalPath('a1')).toBe('/dashboard/approvals/a1');
  expect(approvalPath('../x')).toBe('/dashboard/approvals/..%2Fx');
});

it('builds the address of the tracker with what is looked for', () => {
  expect(trackerPath()).toBe('/dashboard/job-tracker');
  expect(trackerPath({ search: ' R&D ' })).toBe('/dashboard/job-tracker?search=R%26D');
  expect(trackerPath({ search: '  ', open: '7' })).toBe('/dashboard/job-tracker?open=7');
});
