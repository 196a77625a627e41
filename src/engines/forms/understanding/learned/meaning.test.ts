import { describe, expect, it } from 'vitest';
import type { LinearModel } from '#engines/classifier/index.ts';
import { meaningTexts, planForm } from '#engines/forms/index.ts';
import { aPosting } from '#testing/boards/factories.ts';
import { answer, context, q } from '#testing/forms/example.ts';
import { formModels } from '#testing/learned/form-models.ts';
import { meaningText } from './features.ts';
import { likeliestByBoth, likeliestByWords } from './learned.ts';

/** A model that is sure of a topic by the first number of a vector. */
const meaningOf = (topic: string): LinearModel => ({
  labels: ['own', topic],
  bias: [0, 0],
  unknownScale: 0,
  rows: new Map([['vector 0', { scale: 1, classes: [0, 1], weights: [-20, 20] }]]),
});
const STRANGE = 'By when could your desk with us be occupied?';

describe('the meaning of a question', () => {
  it('counts beside its words: what both speak for is likelier, what one alone speaks for is less so', () => {
    const words = 'when could you start';
    const alone = likeliestByWords(words, formModels);
    const borneOut = likeliestByBoth(words, [1], { ...formModels, meanings: meaningOf(alone.topic) });
    const denied = likeliestByBoth(words, [1], { ...formModels, meanings: meaningOf('travel.willing') });
    expect(borneOut.topic).toBe(alone.topic);
    expect(borneOut.probability).toBeGreaterThan(alone.probability);
    expect(denied.probability).toBeLessThan(alone.probability);
  });

  it('is asked for by the text that the encoder is given: small letters, the employer and the town by what they are', () => {
    const posting = aPosting('board', { company: 'Acme Works', places: ['Ottawa, Ontario'] });
    expect(meaningText('Why  ACME WORKS in Ottawa?', posting)).toBe('why the company in the city?');
    // Signs of duty say nothing of what is asked, and turn a vector far away.
    for (const mark of [' (*)', ' *', ' ●', ' (required)', ' (obligatoire)'])
      expect(meaningText(`Highest education${mark}`, posting)).toBe('highest education');
    expect(meaningTexts([q('Why Acme Works?', 'long'), q('Why Acme Works?', 'short')], posting)).toEqual([
      'why the company?',
    ]);
  });

  it('leaves the answer that was once given to the same question where nobody knew what it asks', () => {
    const stored = answer('own:by when could your desk with us be occupied', '1 June 2026', STRANGE);
    const [unknown, known] = [formModels, { ...formModels, meanings: meaningOf('start.earliest') }].map(
      (models) =>
        planForm(
          [q(STRANGE, 'short')],
          context({
            answers: [stored],
            models: { ...models, vectors: new Map([[meaningText(STRANGE, context().posting), [1]]]) },
          }),
        ).fields.map(({ topic, value }) => [topic, value]),
    );
    expect(unknown).toEqual([[stored.topic, '1 June 2026']]);
    expect(known).toEqual([['start.earliest', '1 June 2026']]);
  });
});
