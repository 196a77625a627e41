import { describe, expect, it } from 'vitest';
import { languagesOf } from './languages.ts';

const FRENCH = 'Nous cherchons un boulanger pour la nuit et le pain du matin dans notre ville';
const of = (declared: string | null, text: string, usual: string | null = null) => {
  const { written_in, language } = languagesOf(declared, text, usual);
  return [written_in, language];
};

describe('the language of a posting', () => {
  it('is the declared one, else that of its words, else its board’s usual one', () => {
    expect(of('fr-CA', 'Baker')).toEqual(['fr', 'fr']);
    expect(of(null, FRENCH, 'en')).toEqual(['fr', 'fr']);
    expect(of(null, 'Boulanger', 'fr')).toEqual(['fr', 'fr']);
    expect(of('nb-NO', 'Baker')).toEqual(['no', 'en']);
  });

  it('is answered in English where the product does not write it', () => {
    expect(of('de', 'Bäcker gesucht')).toEqual(['de', 'en']);
    expect(of(null, 'zzz')).toEqual([null, 'en']);
  });

  it('is told by two small words between English and French, though nothing is known of it', () => {
    expect(of(null, 'Boulanger pour les nuits')).toEqual([null, 'fr']);
  });
});
