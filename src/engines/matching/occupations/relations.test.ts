import { describe, expect, test } from 'vitest';
import { readCandidate, scorePosting } from '#engines/matching/index.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';
import { relation } from './relations.ts';

const taxonomy = theTaxonomy();
const indexOf = (title: string): number => taxonomy.occupations.findIndex((one) => one.title === title);
// Baristas have waiting tables among their closest; waiters have baristas among the next.
const [barista, waiter] = [indexOf('Baristas'), indexOf('Waiters and Waitresses')];

const closenessOf = (posted: string, held: string, targetTitles: string[]): number => {
  const posting = aPosting('ashby', { title: posted, description: '' });
  const wants = { targetTitles, keywords: [], location: '', today: '2026-11-21' };
  const candidate = readCandidate(
    aProfile({ jobs: [`${held} | 2021-03 | | Served guests`] }),
    wants,
    taxonomy,
  );
  return scorePosting(posting, candidate, taxonomy).role.relation;
};

const scoreWith = (tools: readonly string[]): number => {
  const description = `Requirements\n${tools.map((tool) => `- ${tool}\n`).join('')}`;
  const posting = aPosting('ashby', { title: 'Accountant', description });
  const wants = { targetTitles: ['Accountant'], keywords: [], location: '', today: '2026-11-21' };
  const profile = aProfile({ jobs: ['Accountant | 2021-03 | | Closed the books'], skills: 'Sage 50' });
  return scorePosting(posting, readCandidate(profile, wants, taxonomy), taxonomy).score;
};

describe('how close other work is', () => {
  test('the list of the person’s work tells where they say what they want, else that of the posting’s', () => {
    expect(relation(barista, waiter, taxonomy, 'wished')).toBeGreaterThan(0.7);
    expect(relation(waiter, barista, taxonomy, 'wished')).toBe(0.5);
    expect(relation(waiter, barista, taxonomy, 'drawn')).toBeGreaterThan(0.7);
    expect(closenessOf('Barista', 'Waiter', ['Waiter'])).toBe(0.5);
    expect(closenessOf('Barista', 'Waiter', [])).toBeGreaterThan(0.7);
  });

  test('is expected from the relations of others where none are known', () => {
    const [supply, logistics] = [indexOf('Supply Chain Managers'), indexOf('Logisticians')];
    expect(taxonomy.occupations[supply]?.related.size).toBe(0);
    for (const view of ['wished', 'drawn'] as const) {
      expect(relation(supply, logistics, taxonomy, view)).toBeGreaterThan(0.7);
      expect(relation(logistics, supply, taxonomy, view)).toBeGreaterThan(0.7);
      expect(relation(supply, barista, taxonomy, view)).toBeLessThan(0.1);
    }
  });

  test('a long list of tools by name is learned by whoever does such work, a short one is asked for', () => {
    const tools =
      'SAP, Oracle Database, Tableau, Salesforce, Microsoft Access, Power BI, Python, QuickBooks'.split(', ');
    expect(scoreWith(tools)).toBeGreaterThanOrEqual(60);
    expect(scoreWith(tools.slice(0, 4))).toBeLessThan(50);
  });
});
