import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import type { FormPlan } from '#engines/forms/index.ts';
import { takeEdits } from './edits.ts';

const question = (key: string, more: Partial<FormQuestion> = {}): FormQuestion => ({
  key,
  label: key,
  help: '',
  required: false,
  kind: 'short',
  options: [],
  alternatives: [],
  ...more,
});
const blank = (key: string, group?: 'questions' | 'documents') => ({
  key,
  label: key,
  why: 'It is optional.',
  ...(group === undefined ? {} : { group }),
});
const planOf = (more: Partial<FormPlan>): FormPlan => ({
  fields: [],
  left_blank: [],
  ask: [],
  warnings: [],
  refused: [],
  stop: null,
  ...more,
});
const keysOf = (all: readonly { key: string }[] | undefined) => all?.map(({ key }) => key);

describe('what the person writes on a plan', () => {
  it('takes the place of a blank, in the order of the form', () => {
    const source = { kind: 'account' as const, label: 'Your name' };
    const last = { key: 'c', label: 'c', kind: 'short' as const, required: true, value: 'x', display: 'x' };
    const plan = planOf({
      fields: [{ ...last, source, group: 'details' }],
      left_blank: [blank('a', 'questions'), blank('b', 'questions')],
    });
    takeEdits(plan, [question('a'), question('b'), question('c')], { b: 'The hill route' });
    expect(keysOf(plan.fields)).toEqual(['b', 'c']);
    expect(keysOf(plan.left_blank)).toEqual(['a']);
    expect(plan.fields[0]).toMatchObject({ value: 'The hill route', source: { kind: 'approval' } });
  });

  it('answers what the form requires by now, and leaves no such question blank', () => {
    const asked = { ...question('a', { required: true }), topic: 'unknown', why: '' };
    const answered = planOf({ ask: [asked] });
    takeEdits(answered, [asked], { a: 'Nights' });
    expect([keysOf(answered.fields), answered.ask]).toEqual([['a'], []]);
    const open = planOf({ ask: [asked] });
    takeEdits(open, [asked], { a: null });
    expect([keysOf(open.ask), open.left_blank]).toEqual([['a'], []]);
  });

  it('is no word in a field nobody should fill, a file or a password, nor on a form that is not answered', () => {
    const all = [
      question('trap'),
      question('cv', { kind: 'file' }),
      question('secret', { kind: 'password' }),
      question('letter', { kind: 'long' }),
    ];
    const edits = Object.fromEntries(all.map(({ key }) => [key, 'words']));
    const plan = planOf({
      left_blank: [
        blank('trap'),
        blank('cv', 'questions'),
        blank('secret', 'questions'),
        blank('letter', 'documents'),
      ],
    });
    takeEdits(plan, all, edits);
    expect([plan.fields, plan.changeable, plan.left_blank.length]).toEqual([[], [], 4]);
    const stopped = planOf({ left_blank: [blank('a', 'questions')], stop: 'It asks for money.' });
    takeEdits(stopped, [question('a')], { a: 'words' });
    expect([stopped.fields, stopped.changeable]).toEqual([[], []]);
  });
});
