import { describe, expect, it } from 'vitest';
import { families, statusMeans } from '#engines/postings/index.ts';
import { boardSample, boardSampleJson } from '#testing/boards/index.ts';
import { aBoard } from '#testing/boards/factories.ts';
import { postingsOfJson, postingsOfXml, readList } from '#testing/boards/reading.ts';

/** A sample in which a member is nowhere said. */
const without = (name: string, member: string): unknown =>
  JSON.parse(boardSample(name), (key, value: unknown) => (key === member ? undefined : value));

describe('6. companies', () => {
  it('missing in the answer are the source’s, those in the title are cut out of it', () => {
    expect(postingsOfJson('lever')[0]?.company).toBe('Acme');
    expect(postingsOfXml('weworkremotely').map(({ title, company }) => [company, title])).toEqual([
      ['Quillfern', 'Customer Success Manager'],
      // The second colon is the role's own; a title without a company is left out.
      ['Halden Robotics', 'C++ Developer: Vision'],
    ]);
    expect(postingsOfXml('cryptocurrencyjobs')[1]).toMatchObject({
      title: 'Head of Events',
      company: 'Ledger at Large',
    });
    expect(postingsOfXml('berlinstartupjobs')[0]).toMatchObject({
      title: 'Senior Data Engineer',
      company: 'Vesperkarte GmbH',
    });
    expect(postingsOfXml('python_org')[1]).toMatchObject({
      title: 'Research Software Engineer',
      company: 'Northmere University, Dept. of Physics',
    });
  });
});

describe('7. nothing', () => {
  it('in a healthy answer is an empty board; in an unhealthy one it is an error', () => {
    expect(readList('personio', '<?xml version="1.0"?><workzag-jobs></workzag-jobs>').postings).toEqual([]);
    expect(readList('smartrecruiters', { offset: 0, totalFound: 0, content: [] })).toEqual({
      postings: [],
      next: null,
    });
    expect(readList('jobsoid', []).postings).toEqual([]);
    expect(() => readList('personio', '<!doctype html><html><p>Marketing</p></html>')).toThrow('not XML');
    expect(() => readList('zohorecruit', { code: 'error', data: [] })).toThrow('"code" should be "success"');
    expect(() => readList('jobscore', { company_code: 'other', jobs: [] })).toThrow('"company_code"');
  });

  it('is none when the answer breaks off, lost its total, or no longer says what is published', () => {
    const feed = boardSample('personio.xml').trimEnd();
    for (let cut = 1; cut < 40; cut += 1)
      expect(() => readList('personio', feed.slice(0, (feed.length * cut) / 40)), `${cut}/40`).toThrow(
        'unknown shape',
      );
    expect(() => readList('smartrecruiters', without('smartrecruiters.json', 'totalFound'))).toThrow(
      'totalFound',
    );
    expect(() => readList('recruitee', without('recruitee.json', 'status'))).toThrow('status');
    const renamed = feed.replaceAll('position>', 'vacancy>');
    expect(() => readList('personio', renamed)).toThrow('a list');
  });

  it('is doubted where unknown employers show the same, and 404 may be the other region', () => {
    expect(['smartrecruiters', 'jobsoid', 'webcruiter'].map((id) => aBoard(id).zero)).toEqual([
      'unsure',
      'unsure',
      'unsure',
    ]);
    expect(statusMeans(aBoard('lever'), 404)).toBe('gone');
    expect(aBoard('lever').sister).toBe('lever_eu');
    expect(statusMeans(aBoard('francetravail'), 204)).toBe('empty');
  });
});

describe('8. odd shapes', () => {
  it('are read: legal text first, keys with dashes and signs, long digits as text', () => {
    expect(postingsOfJson('remoteok')).toHaveLength(2);
    expect(postingsOfJson('remotive')).toHaveLength(2);
    expect(postingsOfJson('zohorecruit')[0]).toMatchObject({
      external_id: '740113000019900415',
      url: expect.stringContaining('/jobs/Careers/740113000019900415/'),
    });
    expect(postingsOfJson('jooble')[0]?.external_id).toBe('-7120011223344556677');
  });

  it('a number that lost its digits is refused as an id', () => {
    const job = {
      ...(boardSampleJson('reed.json') as { results: object[] }).results[0],
      jobId: 2 ** 60,
    };
    expect(() => readList('reed', { totalResults: 1, results: [job] })).toThrow(
      '"results[0].jobId" should be a whole number',
    );
  });
});

describe('9. what is no posting', () => {
  it('is left out: unlisted, samples, stopped, deleted', () => {
    expect(postingsOfJson('ashby').map(({ title }) => title)).toEqual([
      'Product Designer, Scheduling',
      'Support Engineer (Nights)',
    ]);
    expect(postingsOfJson('dover')).toHaveLength(1);
    const feed = readList('nav_no', boardSampleJson('nav_no.json'));
    expect([feed.postings.length, feed.closed?.length]).toEqual([1, 2]);
    expect(postingsOfJson('hn_whoishiring').map(({ company }) => company)).toEqual([
      'Brightwater Labs',
      'Tidegrove',
    ]);
    const rippling = aBoard('rippling');
    const [, posting] = postingsOfJson('rippling');
    const hidden = JSON.stringify({ description: { role: 'x' }, unlistedFromSearch: true });
    expect(posting && families[rippling.family].parseDetail?.(rippling, posting, hidden)).toBe('closed');
  });
});

describe('10. people', () => {
  it('and their addresses are not stored, and one who asks for mail is applied to as the source says', () => {
    const kept = JSON.stringify(
      ['jobtech_se', 'jobylon', 'pinpoint', 'comeet', 'nav_no', 'hn_whoishiring', 'reliefweb'].map(
        postingsOfJson,
      ),
    );
    expect(kept).not.toMatch(/Test (?:Person|Kontakt)|@|Head of Housing/);
    expect(postingsOfJson('jobtech_se')[1]).toMatchObject({
      apply_by: 'mail',
      apply_url: 'https://arbetsformedlingen.se/platsbanken/annonser/32915510',
    });
  });
});
