import { expect, test } from 'vitest';
import { ashbyBoard, ashbyJobPosting } from './ashby.ts';
import { greenhouseJob, greenhouseList } from './greenhouse.ts';
import { leverPosting } from './lever.ts';
import type { LivePosting } from '#practice/directory.ts';
import { createWorld } from '#practice/world/world.ts';

const origin = 'http://127.0.0.1:4100';
const all: LivePosting[] = createWorld().postings.map((posting) => ({
  ...posting,
  postedAt: new Date('2026-11-01T12:00:00Z'),
  open: true,
}));
const on = (dialect: string): LivePosting[] => all.filter((posting) => posting.dialect === dialect);
const first = <T>(items: readonly T[], meets: (item: T) => boolean = () => true): T => {
  const item = items.find(meets);
  if (item === undefined) throw new Error('The world lacks such a posting.');
  return item;
};
const voluntary = (posting: LivePosting): boolean =>
  posting.asksVoluntary && posting.asksConsent && posting.pay !== null;

test('a Greenhouse list has the documented keys and content escaped once more than HTML', () => {
  const { jobs, meta } = greenhouseList(on('greenhouse'), origin, true);
  expect(meta.total).toBe(jobs.length);
  expect(Object.keys(first(jobs)).toSorted()).toEqual([
    'absolute_url',
    'application_deadline',
    'company_name',
    'content',
    'data_compliance',
    'departments',
    'first_published',
    'id',
    'internal_job_id',
    'language',
    'location',
    'metadata',
    'offices',
    'requisition_id',
    'title',
    'updated_at',
  ]);
  expect(first(jobs)).toMatchObject({
    id: expect.any(Number),
    location: { name: expect.stringContaining('Canada') },
    departments: [{ id: expect.any(Number), name: expect.any(String), child_ids: [], parent_id: null }],
    content: expect.stringMatching(/^&lt;div class=&quot;content-intro&quot;&gt;/),
  });
  expect(first(jobs).absolute_url).toMatch(/^http:\/\/127\.0\.0\.1:4100\/greenhouse\/[a-z]+\/jobs\/\d{10}$/);
  expect(Object.keys(first(greenhouseList(on('greenhouse'), origin, false).jobs))).not.toContain('content');
});

test('a Greenhouse job has its questions, pay in cents and compliance when asked', () => {
  const job = greenhouseJob(first(on('greenhouse'), voluntary), origin, { questions: true, pay: true });
  const { questions, pay_input_ranges: ranges, compliance, location_questions: location } = job;
  const names = questions?.flatMap(({ fields }) => fields.map(({ name }) => name)) ?? [];
  expect(names.slice(0, 8)).toEqual([
    'first_name',
    'last_name',
    'email',
    'phone',
    'resume',
    'resume_text',
    'cover_letter',
    'cover_letter_text',
  ]);
  expect(names.slice(8).every((name) => /^question_\d{10}(\[\])?$/.test(name))).toBe(true);
  expect(location?.map(({ fields }) => fields[0]?.name)).toEqual(['location', 'latitude', 'longitude']);
  expect(compliance).toMatchObject([
    { type: 'eeoc', questions: [{ label: expect.any(String), required: false }, {}] },
  ]);
  expect(ranges).toMatchObject([{ currency_type: 'CAD', min_cents: expect.any(Number) }]);
  const plain = greenhouseJob(first(on('greenhouse')), origin, { questions: false, pay: false });
  expect(Object.keys(plain)).not.toContain('questions');
  expect(Object.keys(plain)).not.toContain('pay_input_ranges');
});

test('a Lever posting has the documented keys, a time in milliseconds and lists without a list element', () => {
  const posting = leverPosting(
    first(on('lever'), ({ pay, sections }) => pay !== null && sections.length > 3),
    origin,
  );
  expect(Object.keys(posting).toSorted()).toEqual([
    'additional',
    'additionalPlain',
    'applyUrl',
    'categories',
    'country',
    'createdAt',
    'description',
    'descriptionBody',
    'descriptionBodyPlain',
    'descriptionPlain',
    'hostedUrl',
    'id',
    'lists',
    'opening',
    'openingPlain',
    'salaryRange',
    'text',
    'workplaceType',
  ]);
  expect(posting.createdAt).toBe(Date.parse('2026-11-01T12:00:00Z'));
  expect(posting.lists.length).toBeGreaterThanOrEqual(3);
  expect(posting.lists[0]?.content).toMatch(/^<li>.*<\/li>$/);
  expect(posting).toMatchObject({
    salaryRange: { currency: 'CAD', interval: expect.stringMatching(/^per-(hour-wage|year-salary)$/) },
  });
  expect(posting.applyUrl).toBe(`${posting.hostedUrl}/apply`);
});

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
  const { jobPosting } = ashbyJobPosting(first(on('ashby'), voluntary)).data;
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

test('no description lets text become markup', () => {
  const odd = {
    ...first(on('lever')),
    sections: [{ heading: '<b>', paragraphs: ['<script>'], items: ['<img>'] }],
  };
  const { description, opening, additional } = leverPosting(odd, origin);
  expect(`${description}${opening}${additional}`).not.toContain('<script>');
});
