import { describe, expect, it } from 'vitest';
import { passagesOf } from '#engines/postings/facts/text/passages.ts';
import type { Passage } from '#engines/postings/facts/text/passages.ts';
import { isWithin, scoreOf } from './place-score.ts';

/** How likely Truro is the place of the work in a sentence of the body. */
function scoreIn(text: string, more: Partial<Passage> = {}): number {
  const [passage] = passagesOf(text);
  if (passage === undefined) return Number.NaN;
  const from = passage.flat.indexOf('truro');
  const found = { from, to: from + 'truro'.length, beside: true, known: true };
  return scoreOf({ ...passage, header: false, section: 'none', ...more }, found);
}

describe('a town is likelier the place of the work', () => {
  it('behind a label or a word of being there than by itself', () => {
    const alone = scoreIn('Bread for Truro every day.');
    expect(scoreIn('You will work in Truro every day.')).toBeGreaterThan(alone);
    expect(scoreIn('Location: Truro')).toBeGreaterThan(alone);
  });

  it('in the part about the work than in the one about the employer', () => {
    const text = 'We bake in Truro every day.';
    expect(scoreIn(text, { section: 'about' })).toBeLessThan(scoreIn(text));
    expect(scoreIn(text, { section: 'duties' })).toBeLessThan(scoreIn(text));
  });

  it('than where only the head office is', () => {
    expect(scoreIn('Bread in Truro headquarters.')).toBeLessThan(scoreIn('Bread in Truro shops.'));
  });
});

describe('a town within the employer’s name', () => {
  it('is none, unless a town is the employer', () => {
    const flat = 'truro bakery bakes';
    expect(isWithin(flat, 'truro bakery', 0)).toBe(true);
    expect(isWithin(flat, 'town of truro', 0)).toBe(false);
    expect(isWithin('bakers in truro', 'truro bakery', 10)).toBe(false);
  });
});
