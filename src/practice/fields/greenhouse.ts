import { endingFields } from './endings.ts';
import { numbered } from './options.ts';
import { field, personField, type Control, type Field, type Option } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Posting, Question } from '#practice/world/types.ts';

const controls: Readonly<Record<Question['kind'], Control>> = {
  short: 'text',
  long: 'textarea',
  number: 'number',
  date: 'date',
  url: 'url',
  'yes-no': 'select',
  single: 'combobox',
  multi: 'checkboxes',
};

/** Yes is 1 and No is 0; other options are numbered from the question's own number. */
const optionsOf = (question: Question): Option[] =>
  question.kind === 'yes-no'
    ? question.options.map((label, index) => ({ value: String(1 - index), label }))
    : numbered(question);

const questionField = (question: Question): Field =>
  field(
    {
      name: `question_${question.number}${question.kind === 'multi' ? '[]' : ''}`,
      label: question.label,
      control: controls[question.kind],
      part: 'questions',
    },
    {
      help: question.help,
      required: question.required,
      options: optionsOf(question),
      purpose: question.purpose,
    },
  );

/** The fields of a Greenhouse form; names are those of its public interface. */
export function greenhouseFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  const document = (name: string, label: string, rest: Partial<Field>): Field =>
    field({ name, label, control: 'file', part: 'documents' }, { help: text.fileHelp, ...rest });
  const names = {
    gender: 'gender',
    race: 'race',
    consent: 'gdpr_processing_consent_given',
    marketing: 'future_opportunities',
  };
  return [
    personField('first_name', text.firstName, 'text', 'given-name'),
    personField('last_name', text.lastName, 'text', 'family-name'),
    personField('email', text.email, 'email', 'email'),
    personField('phone', text.phone, 'tel', 'tel'),
    personField('location', text.location, 'text', 'address-level2'),
    document('resume', text.resume, { required: true, alternative: 'resume_text' }),
    document('cover_letter', text.coverLetter, { alternative: 'cover_letter_text' }),
    ...posting.questions.map(questionField),
    ...endingFields(posting, names, true),
  ];
}
