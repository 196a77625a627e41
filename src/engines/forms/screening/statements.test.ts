import { describe, expect, it } from 'vitest';
import { said as saidTo, told } from '#testing/forms/said.ts';

const said = (label: string, meaning: string, value: unknown) => saidTo(label, told(meaning, value));

describe('a statement about oneself', () => {
  it.each([
    'Are you bound by a non-compete clause that would prevent you from working here?',
    'Have you signed a non-compete agreement restricting your work for a firm like ours?',
    'Êtes-vous lié par une clause de non-concurrence qui pourrait vous empêcher de travailler ici?',
  ])('is given the way round it was told where a clause says what it would prevent: %s', (label) => {
    expect(said(label, 'noncompete', false)).toBe('No');
    expect(said(label, 'noncompete', true)).toBe('Yes');
  });

  it('is asked where the clause is denied to prevent anything', () => {
    const label = 'Are you bound by a non-compete clause that would not prevent you from working here?';
    expect(said(label, 'noncompete', false)).toBeNull();
  });
});
