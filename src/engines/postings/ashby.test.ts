import { describe, expect, test } from 'vitest';
import { aBoard, aPosting } from '#testing/boards/factories.ts';
import { boardSample, boardSampleJson } from '#testing/boards/index.ts';
import { families } from './index.ts';

const { ashby } = families;
const live = aBoard('ashby');
const practice = aBoard('practice-ashby');
const tenant = { slug: 'Tidegrove', name: 'Tidegrove' };
const read = (reply: unknown) => ashby.parseList(live, tenant, reply, null);
const job = (more: object) => ({ jobs: [{ id: 'a1', title: 'Baker', location: 'Truro', ...more }] });

const hologram = (isRequired: boolean) =>
  JSON.stringify({
    data: {
      jobPosting: {
        applicationForm: {
          sections: [{ fieldEntries: [{ isRequired, field: { path: 'x', title: 'X', type: 'Hologram' } }] }],
        },
      },
    },
  });

describe('an Ashby list', () => {
  test('is asked for with pay, its slug escaped', () => {
    expect(ashby.list(live, 'Tide Grove', null).url).toBe(
      'https://api.ashbyhq.com/posting-api/job-board/Tide%20Grove?includeCompensation=true',
    );
  });

  const { postings, next } = read(boardSampleJson('ashby.json'));

  test('leaves out unlisted postings and is one page', () => {
    expect(postings.map(({ title }) => title)).toEqual([
      'Product Designer, Scheduling',
      'Support Engineer (Nights)',
    ]);
    expect(next).toBeNull();
  });

  test('believes the way of working before the remote flag, and joins all places', () => {
    expect(postings[0]).toMatchObject({
      workplace: 'hybrid',
      places: ['Lisbon, Portugal', 'Remote - EU', 'London, England, United Kingdom'],
    });
    expect(read(job({ isRemote: true })).postings[0]?.workplace).toBe('remote');
  });

  test('takes pay from the salary part, and none where it is not to be shown', () => {
    expect(postings[0]?.pay).toEqual({ min: 58_000, max: 72_000, currency: 'EUR', period: 'year' });
    const compensation = {
      summaryComponents: [
        { compensationType: 'Salary', interval: '1 HOUR', currencyCode: 'CAD', minValue: 19, maxValue: 22 },
      ],
    };
    expect(read(job({ compensation })).postings[0]?.pay).toEqual({
      min: 19,
      max: 22,
      currency: 'CAD',
      period: 'hour',
    });
    expect(
      read(job({ compensation, shouldDisplayCompensationOnJobPostings: false })).postings[0]?.pay,
    ).toBeNull();
  });

  test('reads the rest in plain words', () => {
    expect(postings[0]).toMatchObject({
      company: 'Tidegrove',
      employment_type: 'Full-time',
      department: 'Design',
      posted_at: '2026-10-12T08:31:05.112Z',
      description: 'Design rota tools for clinics & care homes.\n- Figma, prototypes, research',
      apply_url: 'https://jobs.ashbyhq.com/Tidegrove/c1b5f0fe-7d1f-4f0b-9a2c-4bb9a1e6d001/application',
    });
  });

  test.each([
    [[], '"$" should be an object'],
    [{ jobs: null }, '"jobs" should be a list, but is null'],
    [job({ id: undefined }), '"jobs[0].id" should be text, but is missing'],
    [job({ compensation: '€58K' }), '"jobs[0].compensation" should be an object'],
  ])('of an unknown shape fails and names the field (%#)', (reply, part) => {
    expect(() => read(reply)).toThrow(part);
  });
});

describe('an Ashby form', () => {
  const posting = aPosting('ashby', { tenant: 'Tidegrove', external_id: 'c1b5f0fe' });
  const form = ashby.parseForm(live, posting, boardSample('ashby.form.json'));
  const questions = form === 'closed' ? [] : form;

  test('is asked for by the page’s own query', () => {
    const request = ashby.form(practice, posting);
    expect(request).toMatchObject({
      method: 'POST',
      url: 'http://localhost:4100/ashby/api/non-user-graphql?op=ApiJobPosting',
      allowedHosts: ['localhost:4100'],
    });
    expect(JSON.parse(request.body ?? '')).toMatchObject({
      operationName: 'ApiJobPosting',
      variables: { organizationHostedJobsPageName: 'Tidegrove', jobPostingId: 'c1b5f0fe' },
    });
  });

  test('has every question people see, voluntary ones last', () => {
    expect(questions.map(({ key, kind, required }) => `${key} ${kind} ${required}`)).toEqual([
      '_systemfield_name short true',
      '_systemfield_email short true',
      '_systemfield_resume file true',
      '_systemfield_location short false',
      '9d2b8f10-1111-4a4a-8c8c-000000000005 short true',
      '9d2b8f10-1111-4a4a-8c8c-000000000006 boolean true',
      '9d2b8f10-1111-4a4a-8c8c-000000000007 single false',
      '9d2b8f10-1111-4a4a-8c8c-000000000008 multi false',
      '9d2b8f10-1111-4a4a-8c8c-000000000009 long false',
      '_systemfield_eeoc_gender eeo false',
    ]);
  });

  test('opens with the attempt’s key on keyed boards only', () => {
    expect(ashby.formAddress(practice, posting, '7f0e')).toBe(
      'http://localhost:4100/ashby/Tidegrove/c1b5f0fe/application?submission=7f0e',
    );
    expect(ashby.formAddress(live, posting, '7f0e')).toBe(
      'https://jobs.ashbyhq.com/Tidegrove/c1b5f0fe/application',
    );
  });

  test('is closed when the posting is null', () => {
    expect(ashby.parseForm(live, posting, '{"data":{"jobPosting":null}}')).toBe('closed');
  });

  test('with a required question of an unknown kind fails, with an optional one leaves it out', () => {
    expect(() => ashby.parseForm(live, posting, hologram(true))).toThrow(
      '"applicationForm.sections[0].fieldEntries[].field.type" should be a known kind',
    );
    expect(ashby.parseForm(live, posting, hologram(false))).toEqual([]);
    expect(() => ashby.parseForm(live, posting, '{"errors":[{"message":"slow down"}]}')).toThrow(
      '"data" should be an object',
    );
  });
});
