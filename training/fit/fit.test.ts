import { describe, expect, test } from 'vitest';
import { probabilitiesOf, scoresOf, vectorFeatures } from '#engines/classifier/index.ts';
import type { LinearModel } from '#engines/classifier/index.ts';
import { SHARPNESS, softMaximum } from '#engines/replies/learned/meaning.ts';
import type { Classed, Descent, Learning } from './examples.ts';
import { fitModel } from './fit.ts';

const ADAM: Descent = { by: 'adam', steps: 80, ridge: 0.01, leastSpread: 1e-6 };
const STOCHASTIC: Descent = { by: 'stochastic', rounds: 15, leavesOut: 0 };
const learning = (descent: Descent): Learning => ({
  over: '',
  descent,
  kept: { weights: 100, smallest: 0.01, bias: 100 },
});

const texts = ['red rose', 'red apple', 'red', 'blue sky', 'blue sea', 'blue'];
const examples = texts.map((text): Classed => {
  const [label = '', ...rest] = text.split(' ');
  const named = [label, ...rest].map((word) => [word, 1] as const);
  return { label, source: text, met: named.map(([word]) => word), features: () => ({ named }) };
});
const chanceOf = (model: LinearModel, label: string, features: [string, number][]): number =>
  probabilitiesOf(scoresOf(model, features))[model.labels.indexOf(label)] ?? 0;

describe.each([ADAM, STOCHASTIC])('a model fitted by $by', (descent) => {
  test('tells classes by what speaks for each, and is the same each time', () => {
    const model = fitModel(examples, learning(descent));
    expect(model.labels).toEqual(['blue', 'red']);
    expect(chanceOf(model, 'red', [['red', 1]])).toBeGreaterThan(0.9);
    expect(chanceOf(model, 'red', [['sea', 1]])).toBeLessThan(0.5);
    expect(fitModel(examples, learning(descent))).toEqual(model);
  });

  test('knows nothing of features that are not to be learned', () => {
    const learned = {
      isLearned: (_: string, { sources }: { sources: ReadonlySet<string> }) => sources.size > 1,
      says: '',
    };
    expect([...fitModel(examples, { ...learning(descent), learned }).rows.keys()]).toEqual(['blue', 'red']);
  });
});

test('features that examples have in common weigh as if each had them', () => {
  const shared = { named: [['warm', 1]] as const };
  const withShared = examples.map((one) => (one.label === 'red' ? { ...one, shared, met: ['warm'] } : one));
  const own = examples.map((one) =>
    one.label === 'red' ? { ...one, met: ['warm'], features: () => shared } : one,
  );
  const bare = withShared.map((one) => ('shared' in one ? { ...one, features: () => ({}) } : one));
  expect(fitModel(bare, learning(ADAM))).toEqual(fitModel(own, learning(ADAM)));
});

const bagOf = (label: string, ...numbers: number[][]): Classed => ({
  label,
  features: () => ({}),
  bag: numbers.map((one) => ({ vectors: [['', one] as const] })),
});

test('a bag of one instance weighs as its features do by themselves', () => {
  const bags = [bagOf('yes', [1, 0]), bagOf('no', [0, 1]), bagOf('no', [1, 1])];
  const bare = bags.map(({ label, bag = [] }): Classed => ({ label, features: () => bag[0] ?? {} }));
  expect(fitModel(bags, learning(ADAM))).toEqual(fitModel(bare, learning(ADAM)));
});

test('one instance of a bag is enough to tell its class, whatever the others say', () => {
  const many = Array.from({ length: 9 }, () => [0, 1]);
  const bags = [bagOf('yes', [1, 0], ...many), bagOf('yes', ...many, [1, 0]), bagOf('no', ...many)];
  const model = fitModel(bags, { ...learning(ADAM), sharpness: SHARPNESS });
  const said = [[1, 0], ...many].map((vector) =>
    scoresOf({ ...model, bias: [0, 0] }, vectorFeatures(vector)),
  );
  const scores = model.bias.map((bias, at) => bias + softMaximum(said.map((one) => one[at] ?? 0)));
  const [yes = 0, no = 0] = [scores[model.labels.indexOf('yes')], scores[model.labels.indexOf('no')]];
  expect(yes - no).toBeGreaterThan(3);
});

const option = (feature: string, isRight: boolean) => ({ features: new Map([[feature, 1]]), isRight });

test('of options the right ones become the likeliest, and where none is right nothing is learned', () => {
  const choices = [
    { options: [option('first', true), option('last', false), option('long', false)] },
    { options: [option('last', false), option('first', true)] },
    { options: [option('unlikely', false)] },
  ];
  const { rows } = fitModel(choices, { ...learning(ADAM), labels: ['name'] });
  const [first = 0, last = 0] = ['first', 'last'].map((feature) => rows.get(feature)?.weights[0]);
  expect(first).toBeGreaterThan(last + 2);
  expect(rows.has('unlikely')).toBe(false);
});
