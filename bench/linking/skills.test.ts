import { describe, expect, it } from 'vitest';
import { prepareSkillLinker } from './skill-linker.ts';

const labels = [
  'work in teams',
  'manage drilling team',
  'Java (computer programming)',
  'assess ICT knowledge',
  'bake bread',
  'plan routes',
  'plan sales',
];
const otherNames = [['work in groups', 'collaborate with colleagues'], [], [], [], [], [], []];
const link = prepareSkillLinker({ labels, otherNames });
const found = (sentence: string) => link(sentence, 3).map(({ skill }) => labels[skill]);

describe('a sentence of a posting', () => {
  it.each([
    ['in another form of the word', 'You have been baking breads since school', 'bake bread'],
    ['without what stands in brackets', 'Five years of Java', 'Java (computer programming)'],
    ['by another name of it', 'Collaborates well with colleagues', 'work in teams'],
    ['in words that stand together', 'Plan sales every week of spring, and drive the routes', 'plan sales'],
  ])('is linked to a skill that it names %s', (_, sentence, label) => {
    expect(found(sentence)[0]).toBe(label);
  });

  it('does not ask for knowledge of knowledge: words around a requirement name no skill', () => {
    expect(found('Good knowledge of Java')[0]).toBe('Java (computer programming)');
  });

  it('is linked to nothing when it shares no word with any', () => {
    expect(found('Wow!')).toEqual([]);
  });
});
