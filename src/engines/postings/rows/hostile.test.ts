import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardRows, families, ShapeError } from '#engines/postings/index.ts';
import { boardSampleJson } from '#testing/boards/index.ts';

const access = { today: '2026-11-22' };
const slug = 'a/b/c';
const tenantOf = (everyone: string | null) => ({ slug: everyone ?? slug, name: 'Acme' });

/** Reads, or says loudly what is wrong; anything else is a fault of ours. */
function survives(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ShapeError);
  }
}

describe('whatever an answer holds', () => {
  const json = boardRows(null).filter(
    ({ family, reading }) => reading !== null && families[family].reads === 'json',
  );
  const feeds = boardRows(null).filter(({ family }) => family === 'feed');

  it('a row reads it or names the field that is wrong', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...json), (value, row) =>
        survives(() => families[row.family].parseList(row, tenantOf(row.everyone), value, null, access)),
      ),
    );
  });

  it('so it does with a sample one of whose values was exchanged', () => {
    const remotive = json.filter(({ id }) => id === 'remotive');
    const sample = boardSampleJson('remotive.json') as { jobs: Record<string, unknown>[] };
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(sample.jobs[0] ?? {})), fc.jsonValue(), (key, value) => {
        const answer = { ...sample, jobs: [{ ...sample.jobs[0], [key]: value }] };
        for (const row of remotive)
          survives(() => families[row.family].parseList(row, tenantOf(row.everyone), answer, null, access));
      }),
    );
  });

  it('and with markup that is none, entities that would grow and elements without end', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "${'z'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]>
      <rss><channel><item><title>A: &b;&b; &xxe;</title><link>https://weworkremotely.com/remote-jobs/a</link></item></channel></rss>`;
    const [row] = feeds.filter(({ id }) => id === 'weworkremotely');
    if (!row) throw new Error('There is no such feed.');
    const page = families.feed.parseList(row, tenantOf(row.everyone), bomb, null);
    expect(JSON.stringify(page)).not.toContain('zzz');
    expect(() => families.feed.parseList(row, tenantOf(row.everyone), '<a>'.repeat(500), null)).toThrow(
      'too deep',
    );
    fc.assert(
      fc.property(fc.string(), (text) =>
        survives(() =>
          families.feed.parseList(row, tenantOf(row.everyone), `<rss><channel>${text}</channel></rss>`, null),
        ),
      ),
    );
  });

  it('a text as long as it comes takes time in proportion to its length', () => {
    const [row] = json.filter(({ id }) => id === 'remotive');
    if (!row) throw new Error('There is no such board.');
    const read = (text: string) =>
      families[row.family].parseList(
        row,
        tenantOf(row.everyone),
        {
          jobs: [
            {
              id: 1,
              title: text,
              company_name: text,
              candidate_required_location: text,
              salary: text,
              description: text,
            },
          ],
        },
        null,
      );
    for (const text of [
      'a@'.repeat(100_000),
      'remote '.repeat(50_000),
      '1.234,'.repeat(50_000),
      '<p'.repeat(100_000),
      'at '.repeat(100_000),
    ])
      expect(read(text).postings).toHaveLength(1);
  });
});
