import { describe, expect, it } from 'vitest';
import type { LinearModel } from '#engines/classifier/index.ts';
import { planForm } from '#engines/forms/index.ts';
import { context, q } from '#testing/forms/example.ts';
import { formModels } from '#testing/learned/form-models.ts';
import { meaningText } from './understanding/learned/features.ts';

const LABEL = 'Shall we count on you there?';
const { posting } = context();

/** What is learned of a question that may ask several things, each so likely. */
function modelsOf(chances: Readonly<Record<string, number>>) {
  const learned: LinearModel = {
    labels: Object.keys(chances),
    bias: Object.values(chances).map((chance) => Math.log(chance)),
    unknownScale: 0,
    rows: new Map(),
  };
  const vectors = new Map([[meaningText(LABEL, posting), [0]]]);
  return { ...formModels, questions: learned, meanings: learned, vectors };
}

const told = (...values: (readonly [meaning: string, value: unknown])[]) =>
  values.map(([meaning, value], at) => ({ id: `t${at}`, meaning, parameter: '', value, at: '2026-01-01' }));

const answered = (
  chances: Readonly<Record<string, number>>,
  values: ReturnType<typeof told>,
  kind: 'single' | 'short' = 'single',
) =>
  planForm(
    [q(LABEL, kind, kind === 'single' ? { choices: ['Yes', 'No'] } : {})],
    context({ models: modelsOf(chances), told: values }),
  ).fields.map(({ topic, display }) => [topic, display]);

/** The plan for a question that is taken for another one, of which nobody told anything. */
const asked = (chance: number) => {
  const label = 'Do you have the physical ability to count on?';
  const models = modelsOf({ own: 1 - chance, 'overtime.willing': chance });
  const vectors = new Map([[meaningText(label, posting), [0]]]);
  return planForm(
    [q(label, 'single', { choices: ['Yes', 'No'] })],
    context({ models: { ...models, vectors }, told: told(['overtime.willing', true]) }),
  );
};

describe('a question of which it is not sure what it asks', () => {
  const either = { own: 0.3, 'overtime.willing': 0.38, 'consent.talent_pool': 0.32 };

  it('is answered where all that it may well ask is answered alike, by what it asks most likely', () => {
    expect(answered(either, told(['overtime.willing', true], ['consent.talent_pool', true]))).toEqual([
      ['overtime.willing', 'Yes'],
    ]);
  });

  it('goes to the person where something else that it may ask is answered differently', () => {
    const likely = { own: 0.05, 'overtime.willing': 0.65, 'consent.talent_pool': 0.3 };
    const apart = told(['overtime.willing', true], ['consent.talent_pool', false]);
    expect(answered(likely, apart)).toEqual([]);
  });

  it('goes to the person where only one thing has an answer that is not likely enough alone', () => {
    expect(answered(either, told(['overtime.willing', true]))).toEqual([]);
  });

  it('goes to the person where two things were told of what it may ask', () => {
    const likely = { own: 0.05, 'overtime.willing': 0.65, 'consent.talent_pool': 0.3 };
    expect(answered(likely, told(['overtime.willing', true]))).toEqual([['overtime.willing', 'Yes']]);
    const twice = told(
      ['overtime.willing', true],
      ['consent.talent_pool', true],
      ['consent.talent_pool', false],
    );
    expect(answered(likely, twice)).toEqual([]);
  });

  it('is not answered by a bare yes where words are wanted', () => {
    const likely = { own: 0.3, 'overtime.willing': 0.7 };
    expect(answered(likely, told(['overtime.willing', true]))).toHaveLength(1);
    expect(answered(likely, told(['overtime.willing', true]), 'short')).toEqual([]);
  });

  it('is taken for something else where nobody told anything of what it was taken for, and it is likely enough', () => {
    expect(asked(0.5).ask).toHaveLength(1);
    expect(asked(0.5).fields).toEqual([]);
    expect(asked(0.7).fields.map(({ topic }) => topic)).toEqual(['overtime.willing']);
  });

  it('is never answered by another thing that one is where it asks what one is', () => {
    const label = 'Are you a member of a visible minority?';
    const models = modelsOf({ own: 0.05, 'demo.indigenous': 0.95 });
    const plan = planForm(
      [q(label, 'single', { choices: ['Yes', 'No'] })],
      context({
        models: { ...models, vectors: new Map([[meaningText(label, posting), [0]]]) },
        told: told(['demo.indigenous', false]),
      }),
    );
    expect(plan.fields).toEqual([]);
  });
});
