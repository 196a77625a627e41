import { expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const TRUE = 'At Harbour Hospital I trained six colleagues in wound care.';
const PLANTED = [
  'At Harbour Hospital I trained sixteen colleagues in wound care.',
  'I hold a master of nursing and trained colleagues in wound care.',
  'I have cared for people in intensive care, in wound care as a charge nurse.',
];
const letter = {
  language: 'en' as const,
  paragraphs: [[TRUE, ...PLANTED].map((text) => ({ text, fact_ids: ['f3'] }))],
  text: [TRUE, ...PLANTED].join(' '),
};

it.each(['Describe a project in wound care.', 'Why do you want to work here?'])(
  'answers “%s” with no sentence that the profile does not bear out, whoever wrote it into the letter',
  (label) => {
    const { fields } = planForm([q(label, 'long', { required: true })], context({ letter }));
    const shown = JSON.stringify(fields);
    expect(shown).toContain(TRUE);
    for (const text of PLANTED) expect(shown).not.toContain(text);
  },
);
