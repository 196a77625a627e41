import { describe, expect, test } from 'vitest';
import { aBoard, aPosting } from '#testing/boards/factories.ts';
import { boardSampleJson } from '#testing/boards/index.ts';
import { families } from './index.ts';

const { lever } = families;
const live = aBoard('lever');
const practice = aBoard('practice-lever');
const tenant = { slug: 'quillfern', name: 'Quillfern' };
const read = (reply: unknown, cursor: string | null = null) => lever.parseList(live, tenant, reply, cursor);
const row = (more: object) => ({ id: 'a1', text: 'Baker', categories: { location: 'Truro, NS' }, ...more });

describe('a Lever list', () => {
  test('is asked for in pages by offset', () => {
    expect(lever.list(live, 'quillfern', null).url).toBe(
      'https://api.lever.co/v0/postings/quillfern?mode=json&skip=0&limit=100',
    );
    expect(lever.list(practice, 'quillfern', '100').url).toBe(
      'http://localhost:4100/lever/v0/postings/quillfern?mode=json&skip=100&limit=100',
    );
  });

  test('goes on by the rows received until a page is short', () => {
    const full = Array.from({ length: 100 }, (_, index) => row({ id: `p${index}` }));
    expect(read(full).next).toBe('100');
    expect(read(full, '100').next).toBe('200');
    expect(read(full.slice(1), '200').next).toBeNull();
    expect(read([], '300')).toEqual({ postings: [], next: null });
  });

  const { postings } = read(boardSampleJson('lever.json'));

  test('takes the company from the tenant, all places, and moments from milliseconds', () => {
    expect(postings[0]).toMatchObject({
      company: 'Quillfern',
      places: ['Toronto, Ontario', 'Halifax, Nova Scotia'],
      workplace: 'hybrid',
      employment_type: 'Full-time',
      department: 'Engineering',
      posted_at: '2026-10-01T07:02:00.445Z',
      pay: { min: 145_000, max: 172_000, currency: 'CAD', period: 'year' },
    });
    expect(postings[1]).toMatchObject({
      employment_type: null,
      department: 'Customer Success',
      pay: null,
      workplace: 'remote',
    });
  });

  test('joins the description, its lists under their headings, and the closing part', () => {
    expect(postings[0]?.description).toBe(
      [
        'Quillfern turns contracts into data.',
        'What you will do',
        '- Own the ingestion service (Kotlin, Kafka)',
        '- Mentor two engineers',
        'What we look for:',
        '- 5+ years on the JVM',
        '- Calm incident habits',
        'Base pay; equity on top.',
        'We answer everyone within two weeks.',
      ].join('\n'),
    );
  });

  test.each([
    ['on-site', 'onsite'],
    ['onsite', 'onsite'],
    ['unspecified', null],
    [null, null],
  ])('reads the way of working "%s" as %s', (workplaceType, workplace) => {
    expect(read([row({ workplaceType })]).postings[0]?.workplace).toBe(workplace);
  });

  test('treats pay of zero as not said', () => {
    const salaryRange = { min: 0, max: 0, currency: 'CAD', interval: 'per-hour-wage' };
    expect(read([row({ salaryRange })]).postings[0]?.pay).toBeNull();
  });

  test.each([
    [{ ok: false, error: 'Document not found' }, '"$" should be a list, but is an object'],
    [[row({ text: '  ' })], '"[0].text" should be text, but is blank'],
    [[row({ categories: 'Baking' })], '"[0].categories" should be an object'],
  ])('of an unknown shape fails and names the field (%#)', (reply, part) => {
    expect(() => read(reply)).toThrow(part);
  });
});

describe('looking up applications at a Lever employer', () => {
  test('asks the employer’s page for the address', () => {
    const request = lever.lookup?.(
      practice,
      aPosting('practice-lever', { tenant: 'quillfern' }),
      'ada+x@mail.example',
    );
    expect(request?.url).toBe(
      'http://localhost:4100/lever/quillfern/applications?email=ada%2Bx%40mail.example',
    );
  });

  test('reads the postings applied to and their receipts', () => {
    expect(lever.parseLookup?.([{ postingId: '5b1f', receipt: 'R-7', at: '2026-11-20T10:00:00Z' }])).toEqual([
      { externalId: '5b1f', receipt: 'R-7' },
    ]);
    expect(() => lever.parseLookup?.({ items: [] })).toThrow('should be a list');
  });
});
