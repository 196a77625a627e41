import { expect, test } from 'vitest';
import { greenhouseJob, greenhouseList } from './board.ts';
import { asksAll, first, on, origin } from '#practice/dialects/example-postings.ts';

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
  const job = greenhouseJob(first(on('greenhouse'), asksAll), origin, { questions: true, pay: true });
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
