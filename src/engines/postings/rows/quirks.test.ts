import { describe, expect, it } from 'vitest';
import type { Posting } from '#contract/career/posting.ts';
import { postingsOfJson, postingsOfXml, readList } from '#testing/boards/reading.ts';

const pays = (postings: Posting[]) =>
  postings.map(({ pay }) => pay && `${pay.min}-${pay.max} ${pay.currency} ${pay.period ?? '?'}`);

const offer = (guess: string) => ({
  id: '1',
  title: 'Baker',
  company: { display_name: 'Acme' },
  salary_min: 26500,
  salary_max: 28000,
  salary_is_predicted: guess,
});

describe('1. descriptions', () => {
  it('that come escaped are unescaped once and cleaned: no reference and no tag is left in the text', () => {
    const texts = [
      ...postingsOfJson('greenhouse'),
      ...postingsOfXml('successfactors'),
      ...postingsOfXml('weworkremotely'),
      ...postingsOfXml('cryptocurrencyjobs'),
    ].map(({ description }) => description);
    expect(texts.join('\n')).not.toMatch(/&(?:amp|lt|#\d+|nbsp);|<\w/);
    expect(texts).toContain("We're hiring a protocol engineer & reviewer.");
    expect(texts).toContain('Headquarters: Toronto\nLook after 40 firms & their admins.');
  });

  it('keep no script, no attribute and no mail address in their HTML', () => {
    const [posting] = readList('jobylon', [
      {
        id: 1,
        title: 'Baker',
        company: { name: 'Acme' },
        descr:
          '<p onclick="x()">Bake <a href="javascript:x()">bread</a></p><script>x()</script><img src=q onerror=x()><b>write to anna.k@acme.example</b>',
        urls: { ad: 'https://emp.jobylon.com/jobs/1-x/' },
      },
    ]).postings;
    expect(posting?.description_html).toBe('<p>Bake bread</p><strong>write to [mail address]</strong>');
  });
});

describe('2. times', () => {
  it.each([
    ['lever', '2026-10-01T07:02:00.445Z'],
    ['bullhorn', '2026-10-21T08:00:00.000Z'],
    ['arbeitnow', '2026-10-23T12:00:00.000Z'],
    ['himalayas', '2026-10-25T03:46:40.000Z'],
    ['recruitee', '2026-10-18T09:46:15.000Z'],
    ['reed', '2026-10-24T00:00:00.000Z'],
    ['webcruiter', '2026-10-21T00:00:00.000Z'],
    ['jobvite', '2026-10-21T00:00:00.000Z'],
    ['devitjobs', '2026-10-24T00:00:00.000Z'],
    ['jooble', '2026-10-30T00:00:00.000Z'],
  ])('of %s are read in its own notation', (id, at) => {
    const postings = ['jobvite', 'devitjobs'].includes(id) ? postingsOfXml(id) : postingsOfJson(id);
    expect(postings[0]?.posted_at).toBe(at);
  });

  it('that may mean two days mean none, and relative ones are counted from today', () => {
    expect(postingsOfJson('zohorecruit').map(({ posted_at: at }) => at)).toEqual([
      null,
      '2026-10-23T00:00:00.000Z',
    ]);
    expect(postingsOfJson('workday').map(({ posted_at: at }) => at?.slice(0, 10) ?? null)).toEqual([
      '2026-11-22',
      '2026-11-16',
      // "30+ days ago" is no day.
      null,
    ]);
  });

  it('in seconds and in milliseconds are told apart by their size', () => {
    expect(postingsOfJson('himalayas').map(({ posted_at: at }) => at?.slice(0, 10))).toEqual([
      '2026-10-25',
      '2026-11-01',
    ]);
  });
});

describe('3. pay', () => {
  it('in cents is turned into whole units, and whole yen stay whole', () => {
    expect(pays(postingsOfJson('4dayweek'))[0]).toBe('62000-74000 EUR year');
    expect(pays(postingsOfJson('jobscore'))[0]).toBe('22-28 USD hour');
    const job = { url_slug: 'a', title: 'A', public_salary_minimum: 4000000, currency_code: 'JPY' };
    expect(
      pays(readList('jobscore', { company_code: 'verdanttrail', company_name: 'V', jobs: [job] }).postings),
    ).toEqual(['4000000-4000000 JPY ?']);
  });

  it('of 0 is unknown, a guess is none, and what is hidden stays hidden', () => {
    expect(pays(postingsOfJson('remoteok'))[1]).toBeNull();
    expect(pays(postingsOfJson('jibe'))[0]).toBeNull();
    expect(pays(postingsOfJson('bullhorn'))).toEqual(['450-450 GBP day', null]);
    expect(pays(postingsOfJson('pinpoint'))[1]).toBeNull();
    expect(pays(postingsOfJson('manatal'))[1]).toBeNull();
    expect(pays(postingsOfJson('deel'))[1]).toBeNull();
    expect(pays(readList('adzuna', { count: 2, results: [offer('1'), offer('0')] }).postings)).toEqual([
      null,
      '26500-28000 GBP year',
    ]);
  });

  it('with commas or in words is read, and a bare dollar is the place’s own', () => {
    expect(pays(postingsOfJson('applicantpro'))[0]).toBe('61000-72500 USD year');
    expect(pays(postingsOfJson('breezy'))[0]).toBe('32-41 CAD hour');
    expect(pays(postingsOfJson('remotive'))[0]).toBe('60000-75000 EUR ?');
    expect(pays(postingsOfJson('jobsoid'))[1]).toBe('1900-1900 EUR month');
    expect(pays(postingsOfJson('zohorecruit'))[1]).toBe('600000-800000 INR year');
    expect(pays(postingsOfXml('devitjobs'))[1]).toBeNull();
  });

  it('of several contracts is that of the first which says something', () => {
    expect(pays(postingsOfJson('justjoin'))).toEqual(['19000-24000 PLN month', null]);
  });
});

describe('4. places', () => {
  it('in one text are parted, a number of places is none, and rows of one job are one posting', () => {
    expect(postingsOfJson('greenhouse')[0]?.places).toEqual(['Bristol, United Kingdom', 'Remote, UK']);
    expect(postingsOfJson('workday')[1]?.places).toEqual([]);
    const rippling = postingsOfJson('rippling');
    expect(rippling.map(({ places }) => places)).toEqual([
      ['Austin, TX', 'Denver, CO'],
      ['Remote (United States)'],
    ]);
  });

  it('that are hidden are not shown, and an empty list of limits is the whole world', () => {
    expect(postingsOfJson('workable')[1]?.places).toEqual([]);
    expect(postingsOfJson('himalayas')[1]?.remote_from).toEqual(['anywhere']);
    expect(postingsOfJson('jobicy')[0]?.remote_from).toEqual(['Canada', 'USA']);
  });
});

describe('5. ways of working', () => {
  it('come from the word before the flag, from flags with hybrid first, and from each board’s own codes', () => {
    expect(postingsOfJson('ashby')[0]?.workplace).toBe('hybrid');
    expect(postingsOfJson('recruitee').map(({ workplace }) => workplace)).toEqual(['onsite', 'hybrid']);
    expect(postingsOfJson('bamboohr').map(({ workplace }) => workplace)).toEqual([
      'onsite',
      'remote',
      'hybrid',
    ]);
    expect(postingsOfJson('arbeitsagentur')[1]?.workplace).toBe('hybrid');
  });
});
