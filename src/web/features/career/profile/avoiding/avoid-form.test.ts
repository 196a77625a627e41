import { describe, expect, it } from 'vitest';
import { editsOf, formOf } from './avoid-form.ts';

const stored = {
  companies: 'Lakeside Foods',
  industries: '',
  words: '',
  present: [{ name: 'Halden Freight', avoided: true }],
};

describe('what is typed into the lists to avoid', () => {
  it('stays when the stored lists change meanwhile, and what was not touched is as it is stored', () => {
    const typed = editsOf(stored, { ...stored, companies: 'Lakeside Foods, Maple' });
    const present = [...stored.present, { name: 'Stonebridge Haulage', avoided: true }];
    const later = { ...stored, companies: 'Else', words: 'night shift', present };
    expect(formOf(later, typed)).toEqual({ ...later, companies: 'Lakeside Foods, Maple' });
  });

  it('keeps each tick that was changed, and forgets an employer that is none any more', () => {
    const typed = editsOf(stored, { ...stored, present: [{ name: 'Halden Freight', avoided: false }] });
    expect(formOf(stored, typed).present).toEqual([{ name: 'Halden Freight', avoided: false }]);
    expect(formOf({ ...stored, present: [] }, typed).present).toEqual([]);
  });

  it('is over once it is saved, but for what was typed since', () => {
    const sent = { ...stored, companies: 'Maple ' };
    const saved = { ...stored, companies: 'Maple' };
    const after = (form: typeof stored) => formOf(saved, editsOf(sent, form));
    expect(after(sent)).toEqual(saved);
    expect(after({ ...sent, words: 'nights' })).toEqual({ ...saved, words: 'nights' });
  });
});
