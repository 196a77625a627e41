import { endingFields } from './endings.ts';
import { trueFalseOrNumbered } from './options.ts';
import { field, personField, type Control, type Field } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Posting, Question } from '#practice/world/types.ts';

const controls: Readonly<Record<Question['kind'], Control>> = {
  short: 'text',
  long: 'textarea',
  number: 'number',
  date: 'date',
  url: 'url',
  'yes-no': 'yes-no-buttons',
  single: 'combobox',
  multi: 'checkboxes',
};

const questionField = (question: Question): Field =>
  field(
    {
      name: `QA_${question.number.slice(0, 7)}`,
      label: question.label,
      control: controls[question.kind],
      part: 'questions',
    },
    {
      help: question.help,
      required: question.required,
      options: trueFalseOrNumbered(question),
      purpose: question.purpose,
    },
  );

/** The fields of a Workable form; names are the ids of its public form endpoint. */
export function workableFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  const names = { gender: 'CA_551', race: 'CA_552', consent: 'gdpr', marketing: 'CA_553' };
  return [
    personField('firstname', text.firstName, 'text', 'given-name'),
    personField('lastname', text.lastName, 'text', 'family-name'),
    personField('email', text.email, 'email', 'email'),
    personField('phone', text.phone, 'tel', 'tel'),
    personField('address', text.location, 'text', 'address-level2', false),
    field(
      { name: 'resume', label: text.resume, control: 'file', part: 'documents' },
      { required: true, help: text.fileHelp },
    ),
    field({ name: 'cover_letter', label: text.coverLetter, control: 'textarea', part: 'documents' }),
    ...posting.questions.map(questionField),
    ...endingFields(posting, names, true),
  ];
}
