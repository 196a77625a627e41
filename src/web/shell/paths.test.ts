import { expect, it } from 'vitest';
import { applicationPath, approvalPath, trackerPath } from './paths.ts';

it('builds the address of an approval and of an application from any id', () => {
  expect(approvalPath('a1')).toBe('/dashboard/approvals/a1');
  expect(applicationPath('a/1')).toBe('/dashboard/job-tracker/a%2F1');
  expect(approvalPath('../x')).toBe('/dashboard/approvals/..%2Fx');
});

it('builds the address of the tracker with what is looked for', () => {
  expect(trackerPath()).toBe('/dashboard/job-tracker');
  expect(trackerPath({ search: ' R&D ' })).toBe('/dashboard/job-tracker?q=R%26D');
  expect(trackerPath({ search: '  ' })).toBe('/dashboard/job-tracker');
});
