import { describe, expect, test } from 'vitest';
import { readPosting, readCandidate, scorePosting } from '#engines/matching/index.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';

const taxonomy = theTaxonomy();
const posting = aPosting('lever', {
  title: 'Cashier',
  places: ['Hamilton, Ontario'],
  description: 'Requirements\n- Cash handling',
});
const wants = { targetTitles: [], keywords: [], location: 'Hamilton, Ontario', today: '2026-11-21' };
const scoreWith = (jobs: readonly string[]) =>
  scorePosting(posting, readCandidate(aProfile({ jobs }), wants, taxonomy), taxonomy).score;
const role = (title: string, description = '') => {
  const [first] = readPosting(aPosting('lever', { title, description }), taxonomy).role.guesses;
  return first === undefined ? '' : taxonomy.occupations[first.occupation]?.title;
};

describe('what was done long ago', () => {
  const lately = scoreWith(['Cashier | 2022-01 | | Cash handling']);

  test('counts less when other work came after it', () => {
    const since = ['Truck Driver | 2012-01 | | Long haul', 'Cashier | 2005-01 | 2007-01 | Cash handling'];
    expect(scoreWith(since)).toBeLessThan(lately - 5);
  });

  test('counts in full when nothing did: a gap is no fault', () => {
    expect(scoreWith(['Cashier | 2005-01 | 2007-01 | Cash handling'])).toBe(lately);
  });
});

describe('a title', () => {
  test.each([
    ['PSW', 'Personal Support Worker'],
    ['ECE', 'Early Childhood Educator'],
    ['Abatement Worker, Toronto', 'Abatement Worker'],
    ['Senior RN - Vancouver', 'Registered Nurse'],
  ])('"%s" is read as "%s"', (title, plain) => {
    expect(role(title)).toBe(role(plain));
  });

  test('that several trades carry is told apart by the duties', () => {
    expect(
      role('Architect', 'Duties\n- Design school and office buildings\n- Prepare construction drawings'),
    ).toContain('Architects');
    expect(
      role(
        'Conductor',
        'Duties\n- Direct trains and freight cars in the yard\n- Signal engineers to move trains',
      ),
    ).toContain('Railroad');
  });

  test('that many trades carry makes no two of their holders the same', () => {
    const bridges =
      'Design bridges and retaining walls, inspect concrete foundations; Analyze soil tests and drainage plans for highways';
    const person = readCandidate(aProfile({ jobs: [`Engineer | 2018-05 | | ${bridges}`] }), wants, taxonomy);
    const relation = (duties: string) =>
      scorePosting(
        aPosting('lever', { title: 'Engineer', description: `Duties\n- ${duties.replace('; ', '\n- ')}` }),
        person,
        taxonomy,
      ).role.relation;
    const reactors =
      'Plan chemical processes in reactors and distillation columns; Test temperature and flow of chemical plants';
    expect(relation(bridges)).toBeGreaterThan(relation(reactors) + 0.2);
  });
});
