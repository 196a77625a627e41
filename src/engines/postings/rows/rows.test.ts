import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { posting as normalForm } from '#contract/career/posting.ts';
import type { Posting } from '#contract/career/posting.ts';
import { availability, BOARD_LIST, boardRows, families, isAt, recognise } from '#engines/postings/index.ts';
import { listedBoard } from './board-list.ts';
import { boardSample, boardSampleJson } from '#testing/boards/index.ts';

const rows = boardRows(null);
const TODAY = '2026-11-22';

/** What each sample says, read against it: a place's parts are "city / region / country". */
const expected = z
  .record(
    z.string(),
    z.object({ tenant: z.string(), url: z.string(), postings: z.array(z.record(z.string(), z.unknown())) }),
  )
  .parse(boardSampleJson('expected.json'));

const hasSample = (name: string) => existsSync(new URL(`../../../testing/boards/${name}`, import.meta.url));

function sampleOf(id: string): string {
  if (id === 'careers-page')
    return `<html><script type="application/ld+json">${boardSample('jsonld_generic.json')}</script></html>`;
  return boardSample(hasSample(`${id}.json`) ? `${id}.json` : `${id}.xml`);
}

const shown = ({ pay, locations, ...posting }: Posting) => ({
  ...posting,
  pay: pay && `${pay.min} to ${pay.max} ${pay.currency} ${pay.period ?? '?'}`,
  locations: locations.map(({ city, region, country }) =>
    [city, region, country].map((part) => part ?? '').join(' / '),
  ),
});

function read(id: string) {
  const row = rows.find((candidate) => candidate.id === id);
  const wanted = expected[id];
  if (!row || !wanted) throw new Error(`There is no row and expectation for ${id}.`);
  const keys = Object.fromEntries(row.keys.map(({ setting }) => [setting, 'KEY']));
  const access = { keys, token: 'TOKEN', today: TODAY };
  const family = families[row.family];
  const text = sampleOf(id);
  const reply: unknown = family.reads === 'json' ? JSON.parse(text) : text;
  const request = family.list(row, wanted.tenant, null, access);
  const page = family.parseList(row, { slug: wanted.tenant, name: 'The Employer' }, reply, null, access);
  return { row, wanted, request, page };
}

describe('every row of the catalogue', () => {
  it('has a name of its own and an expectation, and no expectation is without its row', () => {
    expect(Object.keys(expected).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  it.each(rows.map(({ id }) => id))('%s reads its sample as it is written', (id) => {
    const { wanted, request, page } = read(id);
    expect(request.url).toBe(wanted.url);
    expect(page.postings.length).toBeGreaterThan(0);
    expect(page.postings.map(shown)).toMatchObject(wanted.postings);
    // Complete, and of the contract's types.
    for (const posting of page.postings) expect(normalForm.parse(posting)).toEqual(posting);
  });

  it.each(rows.map(({ id }) => id))('%s asks only hosts of its own, in plain sight', (id) => {
    const { request } = read(id);
    expect(request.allowedHosts).toContain(new URL(request.url).host);
    expect(request.url).toMatch(/^https:\/\//);
    expect(request.url).not.toMatch(/[{}]/);
  });

  // The samples of two carry the employers' own addresses only.
  const named = rows.filter(({ id, links }) => links.length > 0 && id !== 'jibe' && id !== 'eightfold');
  it.each(named.map(({ id }) => id))('%s recognises the address of one of its postings', (id) => {
    const { row, wanted, page } = read(id);
    const found = page.postings.map((posting) => {
      const address = [posting.url, posting.apply_url].map((link) => recognise(link, rows));
      return address.some(
        (one) =>
          one?.board.id === row.id &&
          ['', row.everyone, wanted.tenant].includes(one.tenant) &&
          isAt(posting, one),
      );
    });
    expect(found, JSON.stringify(page.postings.map(({ url }) => url))).toContain(true);
  });

  it.each(rows.map(({ id }) => id))('%s keeps no mail address and no contact person', (id) => {
    const text = JSON.stringify(read(id).page);
    expect(text).not.toMatch(/[\w.+-]+@[\w-]+\.[a-z]/i);
    expect(text).not.toMatch(/Test Person|Test Kontakt|applynow/);
  });

  it.each(rows.filter(({ reading }) => reading !== null).map(({ id }) => id))(
    '%s says which field is wrong when its answer has another shape',
    (id) => {
      const { row, wanted } = read(id);
      const tenant = { slug: wanted.tenant, name: 'The Employer' };
      const wrong: unknown = families[row.family].reads === 'json' ? { other: true } : '<other/>';
      expect(() => families[row.family].parseList(row, tenant, wrong, null)).toThrow(
        /answered in an unknown shape: ".+" should be/,
      );
    },
  );
});

describe('the catalogue', () => {
  const keyed = Object.fromEntries(
    rows.flatMap(({ keys }) => keys.map(({ setting }) => [setting, 'KEY'] as const)),
  );

  it('can read more than sixty boards, over thirty of them without any key', () => {
    expect(rows.filter((row) => availability(row, keyed).isOn).length).toBeGreaterThanOrEqual(60);
    expect(rows.filter((row) => availability(row, {}).isOn).length).toBeGreaterThan(60);
  });

  it('has red boards, and all of them are off with a reason', () => {
    const red = rows.filter(({ policy }) => policy === 'red');
    expect(red.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['dover', 'ukg', 'eightfold', 'phenom', 'justjoin', 'nofluffjobs', 'eures']),
    );
    for (const row of red) expect(availability(row, keyed)).toMatchObject({ isOn: false });
    for (const row of red) expect(row.off).not.toBeNull();
  });

  it('is listed for pages as its rows are (npm run boards writes the list)', () => {
    expect(BOARD_LIST).toEqual(rows.map(listedBoard));
  });

  it('has no two rows of one id', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});
