import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { withAsked } from './further-entries.ts';

const ask = (key: string, label: string, section?: string): FormQuestion => ({
  key,
  label,
  help: '',
  required: true,
  kind: 'short',
  options: [],
  alternatives: [],
  ...(section === undefined ? {} : { section }),
});
const counts = { employment: 3, education: 1, language: 2 };
const of = (number: number) =>
  ['Company', 'Title'].map((label) =>
    ask(`employment ${number}: ${label}`, label, `Work history / employment ${number}`),
  );

describe('what an open form asks beyond what was known', () => {
  it('is asked of every job of the person at once', () => {
    expect(withAsked([ask('q1', 'Why us?')], of(1), counts)).toEqual([
      ask('q1', 'Why us?'),
      ...of(1),
      ...of(2).slice(0, 1),
      ...of(3).slice(0, 1),
      ...of(2).slice(1),
      ...of(3).slice(1),
    ]);
    expect(withAsked([], [ask('education 1: School', 'School')], counts)).toHaveLength(1);
  });

  it('takes the place of what was supposed of an entry', () => {
    const known = withAsked([], of(1), counts);
    const seen = ask('employment 2: company_b', 'Company', 'Work history 2 / employment 2');
    const next = withAsked(known, [seen], counts);
    expect(next.filter(({ key }) => key.startsWith('employment 2')).map(({ key }) => key)).toEqual([
      'employment 2: Title',
      'employment 2: company_b',
    ]);
    expect(next.find(({ key }) => key === 'employment 3: company_b')?.section).toBe(
      'Work history 2 / employment 3',
    );
    expect(next.filter(({ key }) => key.startsWith('employment 3'))).toHaveLength(2);
  });

  it('leaves other questions alone', () => {
    expect(withAsked([ask('a', 'Colour')], [ask('b', 'Colour')], counts).map(({ key }) => key)).toEqual([
      'a',
      'b',
    ]);
    expect(withAsked([ask('a', 'Colour')], [ask('a', 'Colours')], counts)).toEqual([ask('a', 'Colours')]);
  });
});
