import { expect, test } from 'vitest';
import { ashbyBoard } from './board.ts';
import { ashbyJobPosting } from './form.ts';
import { asksAll, first, on, origin } from '#practice/dialects/example-postings.ts';

test('an Ashby board gives compensation only when asked', () => {
  const { apiVersion, jobs } = ashbyBoard(on('ashby'), origin, true);
  expect(apiVersion).toBe('1');
  expect(Object.keys(first(jobs)).toSorted()).toEqual([
    'address',
    'applyUrl',
    'compensation',
    'department',
    'descriptionHtml',
    'descriptionPlain',
    'employmentType',
    'id',
    'isListed',
    'isRemote',
    'jobUrl',
    'location',
    'publishedAt',
    'secondaryLocations',
    'shouldDisplayCompensationOnJobPostings',
    'team',
    'title',
    'workplaceType',
  ]);
  const paid = first(jobs, ({ compensation }) => (compensation?.summaryComponents.length ?? 0) > 0);
  expect(paid.compensation?.summaryComponents[0]).toMatchObject({
    compensationType: 'Salary',
    currencyCode: 'CAD',
    interval: expect.stringMatching(/^1 (YEAR|HOUR)$/),
  });
  expect(Object.keys(first(ashbyBoard(on('ashby'), origin, false).jobs))).not.toContain('compensation');
});

test('an Ashby form comes in sections with the voluntary questions apart, and null says closed', () => {
  const { jobPosting } = ashbyJobPosting(first(on('ashby'), asksAll)).data;
  const entries = jobPosting?.applicationForm.sections.flatMap(({ fieldEntries }) => fieldEntries) ?? [];
  expect(entries.map(({ field }) => field.path)).toEqual(
    expect.arrayContaining([
      '_systemfield_name',
      '_systemfield_email',
      '_systemfield_resume',
      '_systemfield_location',
    ]),
  );
  expect(entries.find(({ field }) => field.type === 'Boolean')?.isRequired).toBe(true);
  expect(jobPosting?.surveyForms[0]?.sections[0]?.fieldEntries[0]?.field.path).toBe(
    '_systemfield_eeoc_gender',
  );
  expect(ashbyJobPosting(undefined)).toEqual({ data: { jobPosting: null } });
});
