import { endingFields } from './endings.ts';
import { trueFalseOrWords } from './options.ts';
import { field, personField, type Control, type Field } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { derivedUuid } from '#practice/dialects/text.ts';
import type { Posting, Question } from '#practice/world/types.ts';

const controls: Readonly<Record<Question['kind'], Control>> = {
  short: 'text',
  long: 'textarea',
  number: 'number',
  date: 'date',
  url: 'url',
  'yes-no': 'yes-no-buttons',
  single: 'radios',
  multi: 'checkboxes',
};

function questionField(posting: Posting, question: Question): Field {
  return field(
    {
      name: derivedUuid(posting.id, question.number),
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
}

/** The fields of an Ashby form; names are the paths of its public interface. */
export function ashbyFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  const names = {
    gender: '_systemfield_eeoc_gender',
    race: '_systemfield_eeoc_race',
    consent: derivedUuid(posting.id, 'consent'),
    marketing: derivedUuid(posting.id, 'marketing'),
  };
  return [
    personField('_systemfield_name', text.fullName, 'text', 'name'),
    personField('_systemfield_email', text.email, 'email', 'email'),
    personField(derivedUuid(posting.id, 'phone'), text.phone, 'tel', 'tel'),
    personField('_systemfield_location', text.location, 'text', 'address-level2', false),
    field(
      { name: '_systemfield_resume', label: text.resume, control: 'file', part: 'documents' },
      { required: true, help: text.fileHelp },
    ),
    ...posting.questions.map((question) => questionField(posting, question)),
    ...endingFields(posting, names, false),
  ];
}
