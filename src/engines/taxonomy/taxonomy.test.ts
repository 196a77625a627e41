import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '#scripts/taxonomy-names/snapshot.ts';
import { prepareNames, standardSkill, standardTitle } from './index.ts';
import { occupationsOf } from './titles.ts';

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

describe('the name of an occupation', () => {
  it.each([
    ['Registered Nurse', 'Registered Nurses'],
    ['Senior Software Engineer II (Remote)', 'Software Developers'],
    ['Software Engineer, Payments', 'Software Developers'],
    ['Infirmière', 'Registered Nurses'],
    ['infirmier(ère)', 'Registered Nurses'],
    ['Développeur senior', 'Software Developers'],
    ['Opératrice de machine (H/F)', 'Production Workers'],
    ['Keeper of the seals', null],
    ['Owner', null],
    ['', null],
  ])('is found for "%s"', (title, name) => {
    expect(standardTitle(title, names)).toBe(name);
  });

  it('is shared by those a title may mean, the one of that very name first', () => {
    const found = occupationsOf('Operator', names);
    expect(found.map(({ title }) => title)).toEqual([
      'Operators',
      'Software Developers',
      'Production Workers',
    ]);
    expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('the name of a skill', () => {
  it('is the same for all its names, in both languages', () => {
    expect(standardSkill('K8s', names)).toBe('Kubernetes');
    expect(standardSkill('TIG Welding', names)).toBe('Welding');
    expect(standardSkill('soudage (3 ans)', names)).toBe('Welding');
    expect(standardSkill('juggling', names)).toBeNull();
  });
});
