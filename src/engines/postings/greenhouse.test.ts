import { describe, expect, test } from 'vitest';
import { boardSampleJson } from '#testing/boards/index.ts';
import { aBoard } from '#testing/boards/factories.ts';
import { families, isWritable } from './index.ts';

const { greenhouse } = families;
const live = aBoard('greenhouse');
const tenant = { slug: 'brightwaterlabs', name: 'Brightwater' };
const read = (reply: unknown) => greenhouse.parseList(live, tenant, reply, null);
const job = (more: object) => ({ jobs: [{ id: 1, title: 'Baker', location: { name: 'Truro' }, ...more }] });

describe('a Greenhouse list', () => {
  test('is asked for with its descriptions, from the host of the row only', () => {
    expect(greenhouse.list(live, 'brightwaterlabs', null)).toMatchObject({
      method: 'GET',
      url: 'https://boards-api.greenhouse.io/v1/boards/brightwaterlabs/jobs?content=true',
      allowedHosts: ['boards-api.greenhouse.io'],
    });
  });

  test('of the practice world is asked for at the practice origin', () => {
    const request = greenhouse.list(aBoard('practice-greenhouse'), 'ironwharf', null);
    expect(request.url).toBe('http://localhost:4100/greenhouse/v1/boards/ironwharf/jobs?content=true');
    expect(request.allowedHosts).toEqual(['localhost:4100']);
  });

  const { postings, next } = read(boardSampleJson('greenhouse.json'));

  test('is one page', () => {
    expect(postings).toHaveLength(3);
    expect(next).toBeNull();
  });

  test('gives each posting its plain text from doubly escaped markup', () => {
    expect(postings[0]?.description).toBe(
      [
        'Brightwater builds low-power sensors for rivers & canals.',
        'What you’ll do',
        '- Write C and Rust for a 3 mW board',
        '- Bring up new radios with the hardware team',
        'You have shipped firmware over the air; LoRaWAN <-> IP bridging is a plus.',
      ].join('\n'),
    );
    expect(postings[2]?.title).toBe('Data Scientist & Hydrologist');
  });

  test('parts several places in one string and reads the way of working from the employer’s own field', () => {
    expect(postings[0]).toMatchObject({
      places: ['Bristol, United Kingdom', 'Remote, UK'],
      workplace: 'hybrid',
    });
  });

  test('takes the offices when the place is only a way of working', () => {
    expect(postings[1]).toMatchObject({
      places: ['Dresden, Saxony, Germany', 'Leipzig'],
      workplace: 'hybrid',
    });
    expect(postings[2]).toMatchObject({ places: ['Remote - Europe'], workplace: 'remote' });
  });

  test('reads pay from a currency field, and moments in UTC', () => {
    expect(postings[0]?.pay).toEqual({ min: 62_000, max: 78_000, currency: 'GBP', period: null });
    expect(postings[0]?.posted_at).toBe('2026-10-06T15:02:10.000Z');
  });

  test('turns cents into whole units and takes the period from the range’s title', () => {
    const range = { min_cents: 2450, max_cents: 3100, currency_type: 'CAD', title: 'Hourly wage' };
    expect(read(job({ pay_input_ranges: [range] })).postings[0]?.pay).toEqual({
      min: 24.5,
      max: 31,
      currency: 'CAD',
      period: 'hour',
    });
  });

  test('takes the configured name where the answer names no company, and the first department', () => {
    expect(read(job({})).postings[0]).toMatchObject({ company: 'Brightwater', department: null });
    expect(postings[0]).toMatchObject({ company: 'Brightwater Labs', department: 'Hardware' });
  });

  test('keeps the employer’s own page as link but applies on the board', () => {
    expect(postings[1]).toMatchObject({
      url: 'https://www.brightwaterlabs.example/careers/open?gh_jid=7412090004',
      apply_url: 'https://job-boards.greenhouse.io/brightwaterlabs/jobs/7412090004',
    });
  });

  test('says what each posting is written in, so that those nobody can answer may be left out', () => {
    expect(
      read(boardSampleJson('greenhouse_eu.json'))
        .postings.filter(isWritable)
        .map(({ title }) => title),
    ).toEqual(['Backend Engineer (Go)']);
  });

  test.each([
    [{}, 'Greenhouse answered in an unknown shape: "jobs" should be a list, but is missing.'],
    [[], 'Greenhouse answered in an unknown shape: "$" should be an object, but is a list.'],
    [
      job({ title: null }),
      'Greenhouse answered in an unknown shape: "jobs[0].title" should be text, but is null.',
    ],
    [
      job({ id: { $oid: 1 } }),
      'Greenhouse answered in an unknown shape: "jobs[0].id" should be text, but is an object.',
    ],
    [
      job({ content: 5, offices: 'Truro' }),
      'Greenhouse answered in an unknown shape: "jobs[0].offices" should be a list, but is text of 5 characters.',
    ],
  ])('of an unknown shape fails and names the field (%#)', (reply, sentence) => {
    expect(() => read(reply)).toThrow(sentence);
  });
});
