import { describe, expect, it } from 'vitest';
import { standardTerm } from './standard-terms.ts';

describe('a standard term in the other language', () => {
  it.each([
    ['level', 'Fluent', 'fr', 'Courant'],
    ['level', 'mother tongue', 'fr', 'Langue maternelle'],
    ['level', 'Couramment', 'en', 'Fluent'],
    ['language', 'french', 'fr', 'Français'],
    ['degree', 'Master’s Degree', 'fr', 'Maîtrise'],
    ['degree', 'Bachelor of Science', 'fr', 'Baccalauréat en sciences'],
    ['region', 'British Columbia', 'fr', 'Colombie-Britannique'],
    ['region', 'Montreal', 'fr', 'Montréal'],
    // One that is in the language already, or means something else elsewhere, stays.
    ['level', 'mother tongue', 'en', null],
    ['level', 'Langue maternelle', 'fr', null],
    ['degree', 'Baccalauréat', 'en', null],
    ['degree', 'Bachelor of Magic', 'fr', null],
  ] as const)('%s %s in %s is %s', (kind, text, language, said) => {
    expect(standardTerm(kind, text, language)).toBe(said);
  });
});
