import { assert, constantFrom, property, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MasterProfile } from '#contract/career/facts.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { aProfile, theTaxonomy, type PersonStory } from '#testing/profiles/index.ts';
import { openScore, readCandidate, scorePosting, type Wants } from './index.ts';

const taxonomy = theTaxonomy();
const story: PersonStory = {
  jobs: [
    'Payroll Administrator | 2021-03 | | Payroll for 300 people in SAP; Month-end reconciliations in Microsoft Excel',
    'Office Clerk | 2018-05 | 2021-02 | Filing; Invoicing',
  ],
  education: 'Diploma in accounting',
  skills: 'Payroll, Bookkeeping, Microsoft Excel',
  languages: 'English: native',
};
const wants: Wants = {
  targetTitles: ['Payroll Administrator'],
  keywords: [],
  location: 'Hamilton, Ontario',
  today: '2026-11-21',
};
const posting = aPosting('lever', {
  title: 'Payroll Administrator',
  places: ['Hamilton, Ontario'],
  description:
    'Requirements\n- Payroll\n- SAP\n- Advanced Excel\n- 3 years of experience\n- Diploma\n- PCP designation\nNice to have\n- French',
});
const scoreOf = (change: (profile: MasterProfile) => void) => {
  const profile = aProfile(story);
  change(profile);
  return scorePosting(posting, readCandidate(profile, wants, taxonomy), taxonomy);
};
const plain = scoreOf(() => undefined);

describe('the score does not read', () => {
  test.each<[string, (profile: MasterProfile) => void]>([
    ['a name', ({ resume }) => (resume.basics.name = 'Mohammed Al-Rashid')],
    ['another name', ({ resume }) => (resume.basics.name = 'Emily Walsh')],
    [
      'an address in the same town',
      ({ resume }) => (resume.basics.location.address = '12 Barton Street East'),
    ],
    ['a postal code', ({ resume }) => (resume.basics.location.postalCode = 'L8L 2W9')],
    [
      'a phone number or address for mail',
      ({ resume }) => (resume.basics.email = 'grandmother63@example.com'),
    ],
    [
      'a famous school',
      ({ resume }) => resume.education.forEach((entry) => (entry.institution = 'University of Oxford')),
    ],
    [
      'an unknown school',
      ({ resume }) => resume.education.forEach((entry) => (entry.institution = 'Night school')),
    ],
    ['years of study', ({ resume }) => resume.education.forEach((entry) => (entry.endDate = '1981'))],
    ['a famous employer', ({ resume }) => resume.work.forEach((job) => (job.name = 'Google'))],
    [
      'a profile with a picture',
      ({ resume }) => resume.basics.profiles.push({ network: 'photo', url: 'https://example.com/me.jpg' }),
    ],
  ])('%s', (_, change) => {
    expect(scoreOf(change)).toEqual(plain);
  });

  test.each(['Single mother of two.', 'Born 1961 in Lagos.', 'Nationality: Filipino.', 'He/him.'])(
    'what a summary says of the person: %s',
    (summary) => {
      expect(scoreOf(({ resume }) => (resume.basics.summary = summary)).score).toBe(plain.score);
    },
  );

  test('a gap between jobs that leaves the years asked for', () => {
    expect(
      scoreOf(({ resume }) => resume.work.forEach((job, at) => at === 1 && (job.endDate = '2019-06'))).score,
    ).toBe(plain.score);
  });
});

const items = (heading: string, list: readonly string[]) =>
  `${heading}\n${list.map((item) => `- ${item}\n`).join('')}`;

test('the parts and the needs listed give the score, to the last digit', () => {
  const asked = [
    'Payroll',
    'SAP',
    'Microsoft Excel',
    'AutoCAD',
    'Plumbing',
    'Bookkeeping',
    'Python',
    'Welding',
  ];
  assert(
    property(
      subarray(asked),
      subarray(asked),
      constantFrom('', 'Fluent French required'),
      (must, nice, more) => {
        const match = scorePosting(
          {
            ...posting,
            description: items('Requirements', [...must, more].filter(Boolean)) + items('Nice to have', nice),
          },
          readCandidate(aProfile(story), wants, taxonomy),
          taxonomy,
        );
        const { must: musts, years, education, nice: wishes } = match.parts;
        const open =
          100 *
          match.role.relation *
          (0.2 + 0.8 * (0.6 * musts + 0.2 * years + 0.12 * education + 0.08 * wishes));
        const score = match.blockers.length > 0 ? Math.min(40, open) : open;
        expect(openScore(match)).toBe(score);
        expect(match.score).toBe(Math.round(score));
        const needs = [...match.have, ...match.missing].filter((need) => !need.nice && need.weight > 0);
        const weight = needs.reduce((sum, need) => sum + need.weight, 0);
        const shown = needs.reduce((sum, need) => sum + need.weight * need.credit, 0);
        if (weight >= 1) expect(musts).toBeCloseTo(Math.min(1, shown / Math.min(weight, 6)), 3);
        for (const { evidence, span } of match.have) expect([evidence, span]).not.toContain('');
      },
    ),
    { numRuns: 60 },
  );
});

const scoreOfTools = (tools: readonly string[]) =>
  scorePosting(
    { ...posting, description: `Requirements\n${tools.map((tool) => `- ${tool}`).join('\n')}` },
    readCandidate(aProfile(story), wants, taxonomy),
    taxonomy,
  );

describe('a list of tools by name alone', () => {
  const tools = ['Microsoft Excel', 'Bartending', 'AutoCAD', 'Plumbing', 'Phlebotomy'];

  test('asks less of those who show some than one that says how well', () => {
    const named = scoreOfTools(tools);
    const told = scoreOfTools(tools.map((tool) => `Proven experience with ${tool}`));
    expect(named.parts.must).toBeGreaterThan(told.parts.must);
    expect(named.missing.map(({ name }) => name)).toEqual(told.missing.map(({ name }) => name));
  });

  test('asks as much of those who show none', () => {
    expect(scoreOfTools(tools.slice(1)).parts.must).toBe(0);
  });
});
