import { endingFields } from './endings.ts';
import { field, optionsByLabel, personField, type Control, type Field } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import { derivedUuid } from '#practice/dialects/text.ts';
import type { Posting, Question } from '#practice/world/types.ts';

type CardType = 'text' | 'textarea' | 'multiple-choice' | 'dropdown' | 'multiple-select';
/** A group of an employer's own questions; answers go to cards[id][fieldN]. */
export type Card = {
  id: string;
  text: string;
  questions: readonly { question: Question; type: CardType; field: Field }[];
};

const types: Readonly<Record<Question['kind'], CardType>> = {
  short: 'text',
  long: 'textarea',
  number: 'text',
  date: 'text',
  url: 'text',
  'yes-no': 'multiple-choice',
  single: 'dropdown',
  multi: 'multiple-select',
};
const controls: Readonly<Record<CardType, Control>> = {
  text: 'text',
  textarea: 'textarea',
  'multiple-choice': 'radios',
  dropdown: 'select',
  'multiple-select': 'checkboxes',
};

function card(posting: Posting, title: string, questions: readonly Question[]): Card[] {
  if (questions.length === 0) return [];
  const id = derivedUuid(posting.id, title);
  const entries = questions.map((question, index) => {
    const type = types[question.kind];
    const name = `cards[${id}][field${index}]`;
    const needed = { name, label: question.label, control: controls[type], part: 'questions' as const };
    const { help, required, purpose } = question;
    return {
      question,
      type,
      field: field(needed, { help, required, purpose, options: optionsByLabel(question.options) }),
    };
  });
  return [{ id, text: title, questions: entries }];
}

const eligible = ({ purpose }: Question): boolean => purpose === 'authorisation' || purpose === 'licence';

/** An employer's own questions in Lever's two usual groups. */
export function leverCards(posting: Posting): Card[] {
  const text = formTexts[posting.language];
  const own = posting.questions.filter(({ purpose }) => purpose !== 'linkedin');
  const others = own.filter((question) => !eligible(question));
  return [...card(posting, text.eligibility, own.filter(eligible)), ...card(posting, text.questions, others)];
}

const link = (name: string, label: string): Field =>
  field({ name: `urls[${name}]`, label, control: 'url', part: 'links' });

/** The fields of a Lever form under their names on the page. */
export function leverFields(posting: Posting): Field[] {
  const text = formTexts[posting.language];
  const names = {
    gender: 'eeo[gender]',
    race: 'eeo[race]',
    consent: 'consent[store]',
    marketing: 'consent[marketing]',
  };
  const comments = {
    name: 'comments',
    label: text.additional,
    control: 'textarea',
    part: 'documents',
  } as const;
  return [
    field(
      { name: 'resume', label: text.resume, control: 'file', part: 'documents' },
      { required: true, help: text.fileHelp },
    ),
    personField('name', text.fullName, 'text', 'name'),
    personField('email', text.email, 'email', 'email'),
    personField('phone', text.phone, 'tel', 'tel', false),
    personField('location', text.location, 'text', 'address-level2'),
    personField('org', text.company, 'text', 'organization', false),
    ...(posting.questions.some(({ purpose }) => purpose === 'linkedin')
      ? [link('LinkedIn', 'LinkedIn URL')]
      : []),
    link('Portfolio', text.portfolio),
    ...leverCards(posting).flatMap(({ questions }) => questions.map((entry) => entry.field)),
    field(comments, { help: text.additionalHelp }),
    ...endingFields(posting, names, false),
  ];
}
