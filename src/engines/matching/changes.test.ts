import { describe, expect, it } from 'vitest';
import type { Match } from './saying/match.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { wouldChange } from './changes.ts';
import { text as messages } from './messages.ts';

const kindOf = (name: string) =>
  name.endsWith('experience') ? 'years' : name === 'High school' ? 'education' : 'skill';
const needs = (...names: string[]): Match['missing'] =>
  names.map((name) => ({
    kind: kindOf(name),
    name,
    span: name,
    must: true,
    nice: false,
    weight: 1,
    credit: 0,
    close: null,
  }));
const match: Match = {
  score: 47,
  confidence: 1,
  role: { posting: 'Warehouse Lead', person: 'Dispatcher', relation: 0.8 },
  parts: { must: 0.4, years: 1, education: 1, nice: 0.5 },
  have: [],
  missing: needs('SAP'),
  blockers: [],
  unknown: [],
  summary: '',
  version: '1',
};
const texts = (given: Partial<Match>) =>
  wouldChange({ ...match, ...given }, 'Warehouse Lead').map(({ text }) => inEnglish(text));

describe('what would change a verdict', () => {
  it('names the requirements not shown, with the score they could bring', () => {
    const asked = { missing: needs('SAP', 'Excel') };
    expect(texts(asked)[0]).toBe('If you can do this, add it to your resume: SAP and Excel.');
    expect(wouldChange({ ...match, ...asked }, 'Warehouse Lead')[0]?.score).toBe(77);
  });

  it('asks nobody for more years or another diploma', () => {
    const said = texts({ missing: needs('SAP', '3 years of experience', 'High school') });
    expect(said[0]).toBe('If you can do this, add it to your resume: SAP.');
  });

  it('names another title only where that alone would be enough', () => {
    expect(texts({ missing: [] })).toEqual([
      'If you want this kind of work, add “Warehouse Lead” to this campaign’s titles.',
    ]);
    expect(texts({ missing: [], role: { ...match.role, relation: 1 } })).toEqual([]);
    expect(texts({ missing: [], parts: { must: 0, years: 0, education: 0, nice: 0 } })).toEqual([]);
  });

  it('says how a single blocker is lifted, and nothing where two stand or the rest does not fit', () => {
    const place = { code: 'LOCATION', span: 'Calgary, Alberta', person: 'Hamilton, Ontario' };
    const pay = { code: 'SALARY', span: '40000 CAD a year', person: '58000 CAD a year' };
    const fits = { role: { ...match.role, relation: 1 } };
    expect(texts({ ...fits, blockers: [place] })).toEqual([
      'If you’d move to Calgary, Alberta, say in your answers that you’re willing to relocate.',
    ]);
    expect(texts({ ...fits, blockers: [place, pay] })).toEqual([]);
    expect(texts({ ...fits, blockers: [pay] })).toEqual([
      'If you’d work for 40000 CAD a year, lower your minimum pay.',
    ]);
    const way = {
      code: 'WORK_MODE',
      span: messages.message('workplace', { way: 'onsite' }),
      person: messages.message('workplace', { way: 'remote' }),
    };
    expect(texts({ ...fits, blockers: [way] })).toEqual([
      'If on-site work is fine after all, allow it in this campaign.',
    ]);
    const before = { ...way, span: 'on-site', person: 'remote' };
    expect(texts({ ...fits, blockers: [before] })).toEqual([
      'If work of this kind is fine after all, allow it in this campaign.',
    ]);
    const title = { code: 'TITLE', span: 'Backend Developer', person: 'Warehouse Supervisor' };
    expect(texts({ ...fits, blockers: [title] })).toEqual([
      'If you want this kind of work, add “Backend Developer” to this campaign’s titles.',
    ]);
    expect(texts({ role: { ...match.role, relation: 0.3 }, blockers: [place] })).toEqual([]);
  });

  it('is silent on what the agent would take anyway', () => {
    expect(texts({ score: 61 })).toEqual([]);
  });
});
