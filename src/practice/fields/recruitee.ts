import { endingFields } from './endings.ts';
import { trueFalseOrNumbered } from './options.ts';
import { field, personField, type Control, type Field } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { derivedNumber } from '#practice/dialects/text.ts';
import type { Posting, Question } from '#practice/world/types.ts';

type Kind = 'string' | 'text' | 'number' | 'date' | 'boolean' | 'single_choice' | 'multi_choice' | 'legal';
/** One of an offer's own questions: its number and kind in the interface, and its field on the page. */
export type RecruiteeQuestion = { id: number; kind: Kind; field: Field };

const kinds: Readonly<Record<Question['kind'], Kind>> = {
  short: 'string',
  long: 'text',
  number: 'number',
  date: 'date',
  url: 'string',
  'yes-no': 'boolean',
  single: 'single_choice',
  multi: 'multi_choice',
};
const controls: Readonly<Record<Kind, Control>> = {
  string: 'text',
  text: 'textarea',
  number: 'number',
  date: 'date',
  boolean: 'radios',
  single_choice: 'radios',
  multi_choice: 'checkboxes',
  legal: 'checkbox',
};
const endings: Partial<Record<Kind, string>> = {
  boolean: '[flag]',
  legal: '[flag]',
  multi_choice: '[multi_content][]',
};

/** Any key will do as the place of an answer; its question's number stays the same when another one is added. */
const answerName = (id: number, kind: Kind): string =>
  `candidate[open_question_answers_attributes][${id}]${endings[kind] ?? '[content]'}`;

/** An offer's own questions in their order; what a form asks at its end comes as questions of the kinds `legal` and `single_choice`. */
export function recruiteeQuestionsOf(posting: Posting): RecruiteeQuestion[] {
  const own = posting.questions.map((question) => {
    const kind = kinds[question.kind];
    const { help, required, purpose, label } = question;
    const options = trueFalseOrNumbered(question);
    const needed = { name: '', label, control: controls[kind], part: 'questions' as const };
    return { number: question.number, kind, field: field(needed, { help, required, purpose, options }) };
  });
  const names = { gender: 'gender', race: 'race', consent: 'consent', marketing: 'marketing' };
  const ending = endingFields(posting, names, true).map((one) => ({
    number: one.name,
    kind: one.control === 'checkbox' ? ('legal' as const) : ('single_choice' as const),
    field: one,
  }));
  return [...own, ...ending].map(({ number, kind, field: one }) => {
    const id = derivedNumber(`${posting.id} ${number}`);
    return { id, kind, field: { ...one, name: answerName(id, kind) } };
  });
}

/** The fields of a Recruitee form; names are the parameters of its public application endpoint. */
export function recruiteeFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  return [
    personField('candidate[name]', text.fullName, 'text', 'name'),
    personField('candidate[email]', text.email, 'email', 'email'),
    personField('candidate[phone]', text.phone, 'tel', 'tel', false),
    field(
      { name: 'candidate[cv]', label: text.resume, control: 'file', part: 'documents' },
      { required: true, help: text.fileHelp },
    ),
    field({
      name: 'candidate[cover_letter]',
      label: text.coverLetter,
      control: 'textarea',
      part: 'documents',
    }),
    ...recruiteeQuestionsOf(posting).map((question) => question.field),
  ];
}
