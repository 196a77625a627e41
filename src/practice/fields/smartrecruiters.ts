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
  'yes-no': 'radios',
  single: 'select',
  multi: 'checkboxes',
};

const questionField = (question: Question): Field =>
  field(
    {
      name: `question-${question.number}`,
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

/** The fields of a SmartRecruiters form by the names of its first page; the address has to be given twice. */
export function smartrecruitersFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  const names = {
    gender: 'question-gender',
    race: 'question-ethnicity',
    consent: 'privacy-policy',
    marketing: 'talent-community',
  };
  const again = posting.language === 'en' ? 'Confirm your email' : 'Confirmez votre courriel';
  return [
    personField('first-name-input', text.firstName, 'text', 'given-name'),
    personField('last-name-input', text.lastName, 'text', 'family-name'),
    personField('email-input', text.email, 'email', 'email'),
    { ...personField('confirm-email-input', again, 'email', 'email'), repeats: 'email-input' },
    personField('phone-input', text.phone, 'tel', 'tel', false),
    personField('location-input', text.location, 'text', 'address-level2', false),
    field({ name: 'linkedin-input', label: 'LinkedIn', control: 'url', part: 'links' }),
    field(
      { name: 'resume', label: text.resume, control: 'file', part: 'documents' },
      { required: true, help: text.fileHelp },
    ),
    field({
      name: 'hiring-manager-message-input',
      label: text.additional,
      control: 'textarea',
      part: 'documents',
    }),
    ...posting.questions.filter(({ purpose }) => purpose !== 'linkedin').map(questionField),
    ...endingFields(posting, names, false),
  ];
}
