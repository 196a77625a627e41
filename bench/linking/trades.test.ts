import { describe, expect, it } from 'vitest';
import { prepareNames } from '#engines/taxonomy/index.ts';
import { buildSnapshot } from '#scripts/taxonomy-names/snapshot.ts';
import { namesOfSkills } from './skill-names.ts';
import { knowTrades } from './trades.ts';

const names = prepareNames(
  buildSnapshot({
    occupations: [
      {
        c: '29-1141.00',
        t: 'Registered Nurses',
        a: ['RN', 'Owner', 'Staff Nurse', 'Charge Nurse'],
        f: ['infirmier'],
      },
      {
        c: '15-1252.00',
        t: 'Software Developers',
        a: ['Software Engineer', 'Operator'],
        f: ['développeuse'],
      },
      { c: '51-9199.00', t: 'Production Workers', a: ['Operator'], f: ['opérateur/opératrice de machine'] },
      { c: '53-7021.00', t: 'Operators', a: [], f: [] },
    ],
    skills: [
      { n: 'Kubernetes', a: ['k8s'], f: [] },
      { n: 'Welding', a: ['TIG welding'], f: ['soudage'] },
    ],
  }),
);

describe('trades of another list', () => {
  const { commonness, namedBy } = knowTrades(
    [['staff nurse'], ['charge nurse'], ['operator'], ['dragon tamer']],
    names,
  );

  it('are joined to the taxonomy by equal wording, and common where many people work', () => {
    expect(commonness[0]).toBeGreaterThan(commonness[2] ?? 9);
    expect(commonness[3]).toBe(0);
  });

  it('are named by any title of the same occupation', () => {
    expect([...namedBy('RN').keys()]).toEqual([0, 1]);
    expect([...namedBy('Keeper of the seals')]).toEqual([]);
  });
});

describe('skills of another list', () => {
  it('are known by all their names, also with a remark in brackets', () => {
    expect(namesOfSkills(['kubernetes (software)', 'juggling'], names)).toEqual([['k8s', 'kubernete'], []]);
  });
});
