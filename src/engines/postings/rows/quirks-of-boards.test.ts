import { describe, expect, it } from 'vitest';
import type { Posting } from '#contract/career/posting.ts';
import { boardRows, families, statusMeans } from '#engines/postings/index.ts';
import type { BoardRow } from '#engines/postings/index.ts';
import { boardSample, boardSampleJson } from '#testing/boards/index.ts';

/** A sample in which a member is nowhere said. */
const without = (name: string, member: string): unknown =>
  JSON.parse(boardSample(name), (key, value: unknown) => (key === member ? undefined : value));

const rows = boardRows(null);
const TODAY = '2026-11-22';

function rowOf(id: string): BoardRow {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`There is no board ${id}.`);
  return row;
}

const slugs: Record<string, string> = {
  adzuna: 'gb//',
  applicantpro: 'acme/20777',
  dover: 'acme/1',
  bullhorn: '91/token/jobs.agency.example',
  comeet: '30.005/token',
  deel: 'acme/1/2',
  jibe: 'careers.acme.example',
  successfactors: 'careers.acme.example',
  workday: 'acme/wd3/Careers',
  zohorecruit: 'acme.zohorecruit.in',
  jobscore: 'verdanttrail',
};

function read(id: string, reply: unknown, cursor: string | null = null) {
  const row = rowOf(id);
  const slug = slugs[id] ?? row.everyone ?? 'acme';
  return families[row.family].parseList(row, { slug, name: 'Acme' }, reply, cursor, { today: TODAY });
}

const json = (id: string): Posting[] => read(id, boardSampleJson(`${id}.json`)).postings;
const xml = (id: string): Posting[] => read(id, boardSample(`${id}.xml`)).postings;

describe('6. companies', () => {
  it('missing in the answer are the source’s, those in the title are cut out of it', () => {
    expect(json('lever')[0]?.company).toBe('Acme');
    expect(xml('weworkremotely').map(({ title, company }) => [company, title])).toEqual([
      ['Quillfern', 'Customer Success Manager'],
      // The second colon is the role's own; a title without a company is left out.
      ['Halden Robotics', 'C++ Developer: Vision'],
    ]);
    expect(xml('cryptocurrencyjobs')[1]).toMatchObject({
      title: 'Head of Events',
      company: 'Ledger at Large',
    });
    expect(xml('berlinstartupjobs')[0]).toMatchObject({
      title: 'Senior Data Engineer',
      company: 'Vesperkarte GmbH',
    });
    expect(xml('python_org')[1]).toMatchObject({
      title: 'Research Software Engineer',
      company: 'Northmere University, Dept. of Physics',
    });
  });
});

describe('7. nothing', () => {
  it('in a healthy answer is an empty board; in an unhealthy one it is an error', () => {
    expect(read('personio', '<?xml version="1.0"?><workzag-jobs></workzag-jobs>').postings).toEqual([]);
    expect(read('smartrecruiters', { offset: 0, totalFound: 0, content: [] })).toEqual({
      postings: [],
      next: null,
    });
    expect(read('jobsoid', []).postings).toEqual([]);
    expect(() => read('personio', '<!doctype html><html><p>Marketing</p></html>')).toThrow('not XML');
    expect(() => read('zohorecruit', { code: 'error', data: [] })).toThrow('"code" should be "success"');
    expect(() => read('jobscore', { company_code: 'other', jobs: [] })).toThrow('"company_code"');
  });

  it('is none when the answer breaks off, lost its total, or no longer says what is published', () => {
    const feed = boardSample('personio.xml').trimEnd();
    for (let cut = 1; cut < 40; cut += 1)
      expect(() => read('personio', feed.slice(0, (feed.length * cut) / 40)), `${cut}/40`).toThrow(
        'unknown shape',
      );
    expect(() => read('smartrecruiters', without('smartrecruiters.json', 'totalFound'))).toThrow(
      'totalFound',
    );
    expect(() => read('recruitee', without('recruitee.json', 'status'))).toThrow('status');
    const renamed = feed.replaceAll('position>', 'vacancy>');
    expect(() => read('personio', renamed)).toThrow('a list');
  });

  it('is doubted where unknown employers show the same, and 404 may be the other region', () => {
    expect(['smartrecruiters', 'jobsoid', 'webcruiter'].map((id) => rowOf(id).zero)).toEqual([
      'unsure',
      'unsure',
      'unsure',
    ]);
    expect(statusMeans(rowOf('lever'), 404)).toBe('gone');
    expect(rowOf('lever').sister).toBe('lever_eu');
    expect(statusMeans(rowOf('francetravail'), 204)).toBe('empty');
  });
});

describe('8. odd shapes', () => {
  it('are read: legal text first, keys with dashes and signs, long digits as text', () => {
    expect(json('remoteok')).toHaveLength(2);
    expect(json('remotive')).toHaveLength(2);
    expect(json('zohorecruit')[0]).toMatchObject({
      external_id: '740113000019900415',
      url: expect.stringContaining('/jobs/Careers/740113000019900415/'),
    });
    expect(json('jooble')[0]?.external_id).toBe('-7120011223344556677');
  });

  it('a number that lost its digits is refused as an id', () => {
    const job = {
      ...(boardSampleJson('reed.json') as { results: object[] }).results[0],
      jobId: 2 ** 60,
    };
    expect(() => read('reed', { totalResults: 1, results: [job] })).toThrow(
      '"results[0].jobId" should be a whole number',
    );
  });
});

describe('9. what is no posting', () => {
  it('is left out: unlisted, samples, stopped, deleted', () => {
    expect(json('ashby').map(({ title }) => title)).toEqual([
      'Product Designer, Scheduling',
      'Support Engineer (Nights)',
    ]);
    expect(json('dover')).toHaveLength(1);
    const feed = read('nav_no', boardSampleJson('nav_no.json'));
    expect([feed.postings.length, feed.closed?.length]).toEqual([1, 2]);
    expect(json('hn_whoishiring').map(({ company }) => company)).toEqual(['Brightwater Labs', 'Tidegrove']);
    const rippling = rowOf('rippling');
    const [, posting] = json('rippling');
    const hidden = JSON.stringify({ description: { role: 'x' }, unlistedFromSearch: true });
    expect(posting && families[rippling.family].parseDetail?.(rippling, posting, hidden)).toBe('closed');
  });
});

describe('10. people', () => {
  it('and their addresses are not stored, and one who asks for mail is applied to as the source says', () => {
    const kept = JSON.stringify(
      ['jobtech_se', 'jobylon', 'pinpoint', 'comeet', 'nav_no', 'hn_whoishiring', 'reliefweb'].map(json),
    );
    expect(kept).not.toMatch(/Test (?:Person|Kontakt)|@|Head of Housing/);
    expect(json('jobtech_se')[1]).toMatchObject({
      apply_by: 'mail',
      apply_url: 'https://arbetsformedlingen.se/platsbanken/annonser/32915510',
    });
  });
});
