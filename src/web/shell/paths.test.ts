import { expect, it } from 'vitest';
import { GOOGLE_LINK_PATH, LINKEDIN_RETURN_PATH } from '#contract/platform/accounts.ts';
import { applicationPath, approvalPath, businessPaths, careerPaths, trackerPath } from './paths.ts';

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

it('has the pages of the providers where the server sends people and lets Google load', () => {
  for (const paths of [careerPaths, businessPaths])
    expect([paths.linkedInReturn, paths.googleLink]).toEqual([LINKEDIN_RETURN_PATH, GOOGLE_LINK_PATH]);
});
