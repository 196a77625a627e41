import { describe, expect, test } from 'vitest';
import { readCandidate, scorePosting, type Wants } from '#engines/matching/index.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy } from '#testing/profiles/index.ts';

const taxonomy = theTaxonomy();
const master = aProfile({
  jobs: ['Senior Accountant | 2014-01 | | Prepared financial statements; Reconciled accounts'],
  skills: 'Accounting, Microsoft Excel',
});
const wants: Wants = {
  targetTitles: ['Accountant'],
  keywords: [],
  location: 'Toronto, Ontario',
  today: '2026-11-21',
};
const isRefused = (title: string, asked: string, changed: Partial<Wants>): boolean => {
  const posting = aPosting('ashby', {
    title,
    places: ['Toronto, Ontario'],
    description: `Requirements\n- ${asked}\n- Accounting\n`,
  });
  const candidate = readCandidate(master, { ...wants, ...changed }, taxonomy);
  return scorePosting(posting, candidate, taxonomy).blockers.some(({ code }) => code === 'SENIORITY');
};

describe('a senior', () => {
  test('is within reach of what heads the trade from the years it asks for', () => {
    const asked = '10 years of experience in accounting';
    expect(isRefused('Head of Accounting', asked, { yearsOfWork: 9 })).toBe(true);
    expect(isRefused('Head of Accounting', asked, { yearsOfWork: 10 })).toBe(false);
  });

  test('needs long years for it where the posting names none', () => {
    expect(isRefused('Head of Accounting', 'Microsoft Excel', { yearsOfWork: 11 })).toBe(true);
    expect(isRefused('Head of Accounting', 'Microsoft Excel', { yearsOfWork: 12 })).toBe(false);
  });

  test('of long years, by their own word, is spared work for a few years of experience', () => {
    const asked = '2 years of experience in accounting';
    expect(isRefused('Accountant', asked, { yearsOfWork: 14 })).toBe(true);
    expect(isRefused('Accountant', asked, { yearsOfWork: 11 })).toBe(false);
    expect(isRefused('Accountant', '5 years of experience in accounting', { yearsOfWork: 14 })).toBe(false);
    expect(isRefused('Accountant', 'Accounting', { yearsOfWork: 14 })).toBe(false);
  });

  test('is refused nothing for years that only dates tell, and gets what they ask for', () => {
    const asked = '2 years of experience in accounting';
    expect(isRefused('Accountant', asked, {})).toBe(false);
    const targetTitles = ['Intermediate Accountant'];
    expect(isRefused('Accountant', asked, { yearsOfWork: 14, targetTitles })).toBe(false);
  });
});
