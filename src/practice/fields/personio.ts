import { endingFields } from './endings.ts';
import { field, optionsByLabel, personField, type Control, type Field } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Posting, Question } from '#practice/world/types.ts';

const controls: Readonly<Record<Question['kind'], Control>> = {
  short: 'text',
  long: 'textarea',
  number: 'number',
  date: 'date',
  url: 'url',
  'yes-no': 'select',
  single: 'select',
  multi: 'checkboxes',
};

const questionField = (question: Question): Field =>
  field(
    {
      name: `custom_attribute_${question.number.slice(0, 7)}`,
      label: question.label,
      control: controls[question.kind],
      part: 'questions',
    },
    {
      help: question.help,
      required: question.required,
      options: optionsByLabel(question.options),
      purpose: question.purpose,
    },
  );

/** The fields of a Personio form. Nothing public says what such a form asks: only the page does. */
export function personioFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  const names = {
    gender: 'custom_attribute_gender',
    race: 'custom_attribute_ethnicity',
    consent: 'privacy_policy',
    marketing: 'talent_pool',
  };
  const document = (name: string, label: string, required: boolean): Field =>
    field({ name, label, control: 'file', part: 'documents' }, { required, help: text.fileHelp });
  return [
    personField('first_name', text.firstName, 'text', 'given-name'),
    personField('last_name', text.lastName, 'text', 'family-name'),
    personField('email', text.email, 'email', 'email'),
    personField('phone', text.phone, 'tel', 'tel', false),
    personField('location', text.location, 'text', 'address-level2', false),
    document('documents[cv]', text.resume, true),
    document('documents[cover_letter]', text.coverLetter, false),
    ...posting.questions.map(questionField),
    ...endingFields(posting, names, false),
  ];
}
