import { describe, expect, it } from 'vitest';
import { nearestSkill, phraseOf, skillText } from './nearest.ts';

/** Vectors by which a question is so alike to each skill as said, from 0 to 1. */
function vectorsFor(label: string, alike: Readonly<Record<string, number>>): Map<string, number[]> {
  const skills = Object.entries(alike).map(([skill, share]): [string, number[]] => [
    skillText(skill),
    [share, Math.sqrt(1 - share * share)],
  ]);
  return new Map([[phraseOf(label), [1, 0]], ...skills]);
}

/** The skill that a question means, and null where none is sure. */
const meant = (label: string, alike: Readonly<Record<string, number>>, trade: string[] = []): string | null =>
  nearestSkill(Object.keys(alike), label, { trade, models: { vectors: vectorsFor(label, alike) } })?.skill ??
  null;

describe('the recorded skill that a question means without naming it in full', () => {
  it('is the one whose thing it names, where that is much more alike than any other', () => {
    const skills = { 'Chairside assisting': 0.8, 'Front desk': 0.5 };
    expect(meant('CHAIRSIDE YRS', skills)).toBe('Chairside assisting');
    expect(meant('CHAIRSIDE YRS', { ...skills, 'Front desk': 0.7 })).toBeNull();
    expect(meant('CHAIRSIDE YRS', { ...skills, 'Chairside assisting': 0.5 })).toBeNull();
  });

  it('is none whose thing it does not name, however alike', () => {
    expect(meant('Years of bus driving', { 'Tram driving': 0.9, Roofing: 0.1 })).toBeNull();
    expect(meant('Years of driving', { 'Tram driving': 0.9, Roofing: 0.1 })).toBeNull();
    expect(meant('Accounts receivable: years', { 'Accounts payable': 0.9 })).toBeNull();
  });

  it('is none where the question has a name of its own', () => {
    expect(meant('Curve Dental: years of use', { 'Open Dental': 0.7, Roofing: 0.1 })).toBeNull();
  });

  it('is none of two that have the word', () => {
    expect(meant('Years of payroll', { 'Payroll processing': 0.9, 'Payroll audit': 0.2 })).toBeNull();
  });

  it('is the one that it names by what stands in its brackets, or by all of its words cut short', () => {
    expect(meant('Franna time (yrs)', { 'Pick-and-carry crane (Franna)': 0.32, Dogging: 0.37 })).toBe(
      'Pick-and-carry crane (Franna)',
    );
    expect(meant('Frnt desk exp', { 'Front desk': 0.4, 'Chairside assisting': 0.39 })).toBe('Front desk');
  });

  it('may leave out what the person is by trade, and nothing else', () => {
    const skills = { 'Hygiène dentaire': 0.7, Orthodontie: 0.4 };
    const label = "Années de pratique à titre d'hygiéniste";
    expect(meant(label, skills, ['hygieniste', 'dentaire'])).toBe('Hygiène dentaire');
    expect(meant(label, skills)).toBeNull();
  });

  it('is none where no vectors are known', () => {
    expect(
      nearestSkill(['Front desk'], 'Frnt desk', { trade: [], models: { vectors: new Map() } }),
    ).toBeNull();
  });
});
