import { array, assert, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMaster } from '#engines/resume/index.ts';
import { aProfile } from '#testing/profiles/index.ts';
import { english } from '#testing/wording/in-english.ts';
import { analyseProfile as judge, proposalsFromResume, sayProfileAnalysis, wordChanges } from './index.ts';

const blank = {
  full_name: '',
  headline: '',
  location: '',
  phone: '',
  linkedin: '',
  github: '',
  portfolio: '',
  target_position: '',
  key_skills: '',
};
const full = {
  ...blank,
  headline: 'Operations coordinator, SAP and Excel',
  location: 'Hamilton, Ontario',
  phone: '+1 905 555 0142',
  linkedin: 'https://linkedin.com/in/amara',
  portfolio: 'https://amara.example',
  target_position: 'Operations Coordinator',
  key_skills: 'SAP, Excel, Dispatch, Routing, Inventory',
};
function master(highlights: string) {
  const profile = aProfile({ jobs: [`Operations Coordinator | 2021 | | ${highlights}`] });
  const [job] = profile.resume.work;
  if (job) Object.assign(job, { name: 'Crestline', location: 'Hamilton' });
  profile.resume.skills = [{ name: '', keywords: ['SAP', 'Excel', 'Dispatch', 'Routing', 'Inventory'] }];
  return profile;
}
const FIVE = 'Plan 142 stops a day; Cut delays to 4%; Trained 7 clerks; Ran 3 depots; Saved $41,000';
const analyseProfile = (known: Parameters<typeof judge>[0]) => sayProfileAnalysis(judge(known), english);
const check = (known: Parameters<typeof judge>[0], id: string) =>
  analyseProfile(known).checks.find((one) => one.id === id);

describe('judging a profile', () => {
  it('gives 100 to one that lacks nothing, and then no advice', () => {
    expect(analyseProfile({ profile: full, master: master(FIVE) })).toMatchObject({
      score: 100,
      next_steps: [],
    });
  });

  it('gives nothing for nothing, and says what to do first', () => {
    const { score, checks, next_steps: next } = analyseProfile({ profile: blank, master: emptyMaster() });
    expect(score).toBe(0);
    expect(next).toHaveLength(checks.length);
    expect(next[0]).toContain('Under each job');
  });

  it('counts figures, not years', () => {
    const known = { profile: full, master: master('Worked from 2019 to 2021; Cut delays by half') };
    expect(check(known, 'measured')).toMatchObject({ points: 5, cites: ['/work/0/highlights/1'] });
    expect(check(known, 'measured')?.next).toContain('Worked from 2019 to 2021');
  });

  it('names the skill that the CV puts first and the profile leaves out', () => {
    const profile = { ...full, headline: 'Operations coordinator', key_skills: 'Excel' };
    expect(check({ profile, master: master(FIVE) }, 'skills')).toMatchObject({
      finding: '“SAP” is on your resume but not in your profile',
      cites: ['/skills/0/keywords/0', '/skills/0/keywords/2', '/skills/0/keywords/3', '/skills/0/keywords/4'],
      points: 12,
    });
  });

  it('wants the headline to name the work', () => {
    const headlined = (headline: string) =>
      check({ profile: { ...full, headline }, master: master(FIVE) }, 'headline')?.points;
    expect([headlined('Team player'), headlined('Coordinator'), headlined(full.headline)]).toEqual([
      8, 16, 20,
    ]);
  });

  it('points at the first date or place that a job lacks', () => {
    const known = { profile: full, master: aProfile({ jobs: ['Clerk | 2020 | 2021 | Filed'] }) };
    expect(check(known, 'history')).toMatchObject({ points: 7, cites: ['/work/0/name', '/work/0/location'] });
  });

  it('adds up: every score is the sum of its checks, 0 to 100, and the same twice', () => {
    const words = constantFrom('', 'SAP', 'Clerk', 'https://a.example', '+1 905 555 0142');
    const profiles = record({
      headline: words,
      location: words,
      phone: words,
      linkedin: words,
      github: words,
      portfolio: words,
      target_position: words,
      key_skills: words,
    });
    assert(
      property(profiles, array(string()), (profile, lines) => {
        const known = { profile, master: master(lines.join(';')) };
        const { score, checks } = analyseProfile(known);
        expect(score).toBe(checks.reduce((sum, { points }) => sum + points, 0));
        expect(checks.reduce((sum, { of }) => sum + of, 0)).toBe(100);
        expect(checks.every(({ points, of }) => points >= 0 && points <= of)).toBe(true);
        expect(checks.every(({ points, of, next }) => points === of || next !== null)).toBe(true);
        expect(analyseProfile(known)).toEqual(analyseProfile(known));
      }),
    );
  });
});

describe('what the CV says of each field', () => {
  const read = emptyMaster();
  Object.assign(read.resume.basics, {
    name: 'Amara N. Okafor',
    phone: '(905) 555-0142',
    url: 'javascript:alert(1)',
    profiles: [
      { network: 'x', url: 'https://linkedin.com.evil.example/in/amara' },
      { network: 'LinkedIn', url: 'www.linkedin.com/in/amara/' },
    ],
  });
  read.resume.basics.location.city = 'Hamilton';
  const source = { kind: 'file', file_id: 'f', file_name: 'cv.txt', page: 1, line: 3 } as const;
  read.facts = [{ id: 'a', path: '/basics/location/city', value: 'Hamilton', source }];
  const proposals = proposalsFromResume(
    { ...full, full_name: 'Amara Okafor', phone: '905 555 0142', location: 'hamilton' },
    read,
  );

  it('stands beside what is kept, with its line, only where the CV says something', () => {
    expect(proposals.map(({ field, same, lines }) => [field, same, lines])).toEqual([
      ['full_name', false, []],
      ['location', true, [3]],
      ['phone', true, []],
      ['linkedin', true, []],
    ]);
  });

  it('is the same phone number however its digits are set apart', () => {
    const same = ['905.555.0142', '(905) 555 0142', '905 555 0143'].map(
      (phone) => proposalsFromResume({ ...full, phone }, read).find(({ field }) => field === 'phone')?.same,
    );
    expect(same).toEqual([true, true, false]);
  });

  it('never proposes an address that is not on the web, nor one that only looks like the site', () => {
    expect(proposals.find(({ field }) => field === 'portfolio')).toBeUndefined();
    expect(proposals.find(({ field }) => field === 'linkedin')?.said).toBe(
      'https://www.linkedin.com/in/amara/',
    );
  });
});

describe('the words that differ', () => {
  it.each([
    ['Amara Okafor', 'Amara N. Okafor', ['Amara', '+N.', 'Okafor']],
    ['', 'New words', ['+New words']],
    ['Same', 'Same', ['Same']],
    ['a b c', 'c a', ['c', '+a']],
    ['Old', '', []],
  ])('from %j to %j', (before, after, expected) => {
    expect(wordChanges(before, after).map(({ text, isNew }) => `${isNew ? '+' : ''}${text}`)).toEqual(
      expected,
    );
  });
});
