import { describe, expect, it } from 'vitest';
import { calledSo } from './own-diploma.ts';

const chosen = (studyType: string, labels: readonly string[]) =>
  calledSo(
    labels.map((label) => ({ value: label, label })),
    studyType,
  )?.label ?? null;

describe('the level of schooling that has the words of a diploma', () => {
  it('is that of its holder where one has all of them', () => {
    const levels = ['CAP / BEP', 'Baccalauréat (général ou professionnel)', 'Bac +2'];
    expect(chosen('Baccalauréat professionnel', levels)).toBe(levels[1]);
  });

  it('is none where two have them, one has a part, or the diploma is called by one word', () => {
    expect(chosen('High school diploma', ['High school diploma', 'High school diploma or GED'])).toBeNull();
    expect(chosen('Baccalauréat professionnel', ['Baccalauréat général'])).toBeNull();
    expect(chosen('Diploma', ['Graduate diploma'])).toBeNull();
  });

  it('is not one that was not finished', () => {
    expect(chosen('High school diploma', ['Some high school, no diploma'])).toBeNull();
  });
});
