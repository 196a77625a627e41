import { describe, expect, test } from 'vitest';
import { readCandidate, sayMatch, scorePosting, type Wants } from '#engines/matching/index.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';
import { english, inEnglish } from '#testing/wording/in-english.ts';

const taxonomy = theTaxonomy();
const developer = aProfile({
  jobs: ['Software Developer | 2021-03 | | Wrote services in TypeScript and PostgreSQL; Reviewed code'],
  skills: 'TypeScript, PostgreSQL, Python',
});
const wants: Wants = {
  targetTitles: ['Warehouse Supervisor'],
  keywords: [],
  location: 'Mississauga, Ontario',
  today: '2026-11-21',
  wantedTitlesOnly: true,
};
const blockersOf = (title: string, changed: Partial<Wants> = {}): string[] => {
  const candidate = readCandidate(developer, { ...wants, ...changed }, taxonomy);
  const posting = aPosting('ashby', {
    title,
    places: ['Mississauga, Ontario'],
    description: 'Requirements\n- TypeScript\n- PostgreSQL\n',
  });
  return scorePosting(posting, candidate, taxonomy).blockers.map(({ code }) => code);
};

describe('a person who wants other work than they did last', () => {
  test.each(['Backend Developer', 'Software Engineer', 'Registered Nurse'])('is spared %s', (title) => {
    expect(blockersOf(title)).toEqual(['TITLE']);
  });

  test.each(['Warehouse Supervisor', 'Warehouse Manager', 'Shipping Supervisor', 'Superviseur d’entrepôt'])(
    'is shown %s',
    (title) => {
      expect(blockersOf(title)).toEqual([]);
    },
  );

  test('is shown both when they say that both will do', () => {
    expect(blockersOf('Backend Developer', { wantedTitlesOnly: false })).toEqual([]);
    expect(
      blockersOf('Backend Developer', { targetTitles: ['Warehouse Supervisor', 'Web Developer'] }),
    ).toEqual([]);
  });

  test('is refused nothing for a title that no occupation is known by', () => {
    expect(blockersOf('Backend Developer', { targetTitles: ['Zorbnik'] })).toEqual([]);
    expect(blockersOf('Zorbnik')).toEqual([]);
  });
});

test('a score of somebody of whom nothing is known says what it rests on, unless something else decides', () => {
  const nobody = readCandidate(aProfile({ jobs: [], skills: 'Inventory' }), wants, taxonomy);
  const posting = aPosting('ashby', {
    title: 'Warehouse Supervisor',
    places: ['Mississauga, Ontario'],
    description: '',
  });
  const { summary, unknown, score } = scorePosting(posting, nobody, taxonomy);
  expect(score).toBeGreaterThanOrEqual(50);
  for (const said of [summary, unknown[0] ?? ''])
    expect(inEnglish(said)).toContain('based only on what you’re looking for');
  const away = scorePosting({ ...posting, places: ['Vancouver, British Columbia'] }, nobody, taxonomy);
  expect(inEnglish(away.summary)).not.toContain('job or education entry');
  const known = readCandidate(developer, wants, taxonomy);
  expect(JSON.stringify(sayMatch(scorePosting(posting, known, taxonomy), english))).not.toContain(
    'job or education entry',
  );
});
