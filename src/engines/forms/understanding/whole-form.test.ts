import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#contract/career/form.ts';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const home = context();
const mine = context({
  person: { ...home.person, phone: '+19055550117' },
  address: { line1: '12 Rose Lane', line2: 'Unit 4' },
});
/** What a form of these questions is filled with, by label. */
const filled = (questions: readonly FormQuestion[], given = mine): Record<string, unknown> =>
  Object.fromEntries(
    planForm(
      questions.map((question, at) => ({ ...question, key: `q${at}` })),
      given,
    ).fields.map(({ label, value }) => [label, value]),
  );
const short = (...labels: string[]) => labels.map((label) => q(label, 'short'));

describe('what a question asks beside the others', () => {
  it('parts a telephone number where its area code has a box of its own', () => {
    expect(filled(short('Area code', 'Phone number'))).toEqual({
      'Area code': '905',
      'Phone number': '555-0117',
    });
    expect(filled(short('Phone number'))).toEqual({ 'Phone number': '+19055550117' });
    const abroad = context({ person: { ...home.person, phone: '+442079460958' } });
    expect(filled(short('Area code', 'Phone number'), abroad)).toEqual({});
  });

  it('gives no detail of the person for one of an employer', () => {
    const section = 'Employment history';
    const asked = short('Company', 'Phone', 'Address', 'Salary').map((one) => ({ ...one, section }));
    expect(Object.keys(filled(asked))).toEqual(['Company']);
    expect(filled(short('Phone'))).toHaveProperty('Phone');
  });

  it('takes the one file that is wanted for the CV only where its words name no other', () => {
    expect(filled([q('Upload a file', 'file')])).toEqual({ 'Upload a file': 'cv' });
    for (const label of ['Copy of your diploma', 'Marks sheet', 'Zeugnisse'])
      expect(filled([q(label, 'file')])).toEqual({});
  });
});
