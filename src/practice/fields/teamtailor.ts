import { endingFields } from './endings.ts';
import { trueFalseOrWords } from './options.ts';
import { field, personField, type Control, type Field } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Posting, Question } from '#practice/world/types.ts';

const controls: Readonly<Record<Question['kind'], Control>> = {
  short: 'text',
  long: 'textarea',
  number: 'number',
  date: 'date',
  url: 'url',
  'yes-no': 'radios',
  single: 'radios',
  multi: 'checkboxes',
};
/** Which member of an answer a kind of question fills. */
const members: Readonly<Record<Question['kind'], string>> = {
  short: 'text',
  long: 'text',
  number: 'number',
  date: 'date',
  url: 'text',
  'yes-no': 'boolean',
  single: 'choice',
  multi: 'choices][',
};

const questionField = (question: Question, index: number): Field =>
  field(
    {
      name: `candidate[answers_attributes][${index}][${members[question.kind]}]`,
      label: question.label,
      control: controls[question.kind],
      part: 'questions',
    },
    {
      help: question.help,
      required: question.required,
      options: trueFalseOrWords(question),
      purpose: question.purpose,
    },
  );

/** The fields of a Teamtailor form under their names on the page. */
export function teamtailorFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  const names = {
    gender: 'candidate[inclusion][gender]',
    race: 'candidate[inclusion][ethnicity]',
    consent: 'candidate[consent_given]',
    marketing: 'candidate[consent_given_future_jobs]',
  };
  return [
    personField('candidate[first_name]', text.firstName, 'text', 'given-name'),
    personField('candidate[last_name]', text.lastName, 'text', 'family-name'),
    personField('candidate[email]', text.email, 'email', 'email'),
    personField('candidate[phone]', text.phone, 'tel', 'tel', false),
    field(
      { name: 'candidate[resume]', label: text.resume, control: 'file', part: 'documents' },
      { required: true, help: text.fileHelp },
    ),
    field({ name: 'candidate[pitch]', label: text.coverLetter, control: 'textarea', part: 'documents' }),
    ...posting.questions.map(questionField),
    ...endingFields(posting, names, false),
  ];
}
