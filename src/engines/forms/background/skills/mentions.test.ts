import { describe, expect, it } from 'vitest';
import { mentionOf } from './mentions.ts';
import { isNarrowed } from './narrowing.ts';

const named = (skill: string, label: string) => mentionOf(skill, label)?.words.join(' ') ?? null;

describe('a recorded skill', () => {
  it('is named by its initials in capitals', () => {
    expect(named('Scaling and root planing', 'Years of SRP')).toBe('srp');
    expect(named('Scaling and root planing', 'Years of srp')).toBeNull();
  });

  it('is named by its telling words in other forms and another order', () => {
    expect(named('Crew lead', 'Two full years running a crew')).toBe('crew running');
    expect(named('Crew lead', 'Two full years on a crew')).toBeNull();
    expect(named("Formation d'apprentis", 'Depuis quand formez-vous des apprentis?')).toBe(
      'formez apprentis',
    );
  });

  it('is named by the short names in its brackets, all of them, and by a code in it', () => {
    expect(named('Soudage à l’arc (SMAW)', 'Années de soudage SMAW')).toBe('smaw');
    expect(named('Statutory payroll (PF, ESI)', 'PF / ESI: how many years?')).toBe('pf esi');
    expect(named('Statutory payroll (PF, ESI)', 'PF: how many years?')).toBeNull();
    expect(named('PT6A engines', 'Years on the PT6A')).toBe('pt6a');
    expect(named('Cross-border hauling (Canada-US)', 'Years in Canada')).toBeNull();
  });

  it('is named by one of the two things it joins', () => {
    expect(named('Wheelchair lift and securement', 'Wheelchair lifts: how long?')).toBe('wheelchair lifts');
  });
});

const narrowed = (text: string) => isNarrowed(text, ['welding']);

describe('a question about a skill', () => {
  it('asks for a part of it by another task, a longer name, a case behind it or a second thing', () => {
    expect(narrowed('years of teaching welding')).toBe(true);
    expect(narrowed('years of supervising those who used welding')).toBe(true);
    expect(narrowed('years of welding planning')).toBe(true);
    expect(narrowed('years of planning welding')).toBe(true);
    expect(narrowed('years of welding robots')).toBe(true);
    expect(narrowed('years of welding in a shipyard')).toBe(true);
    expect(narrowed('years of welding and fitting')).toBe(true);
    expect(narrowed('do you like welding')).toBe(true);
    expect(narrowed('years of welding in your current job')).toBe(true);
  });

  it('asks for all of it where words before its name explain it', () => {
    expect(narrowed('years of welding experience')).toBe(false);
    expect(narrowed('years of wearing a mask for welding')).toBe(false);
    expect(narrowed('years have you planned or moderated welding')).toBe(false);
    expect(narrowed('years have you planned welding')).toBe(true);
  });

  it('asks for all of it where words of the trade stand around it, or the choices are lengths', () => {
    const own = ['metalwork'];
    expect(isNarrowed('years of metalwork welding', ['welding'], { own })).toBe(false);
    expect(isNarrowed('metalwork welding', ['welding'], { own: [], measured: true })).toBe(true);
    expect(isNarrowed('running welding', ['welding'], { measured: true })).toBe(false);
  });

  it('asks for all of it where another form of its own word stands behind it, or the job itself is what it is asked for', () => {
    expect(isNarrowed('years as a forklift operator', ['forklift'], { own: ['forklift', 'operation'] })).toBe(
      false,
    );
    expect(
      isNarrowed('years as a forklift inspector', ['forklift'], { own: ['forklift', 'operation'] }),
    ).toBe(true);
    expect(narrowed('five years of welding is required for this position do you meet this')).toBe(false);
    expect(narrowed('five years of welding is required for shipyards do you have that')).toBe(true);
  });

  it('asks for all of it though one letter of a word is wrong', () => {
    expect(narrowed('years of welding experiance')).toBe(false);
  });
});
