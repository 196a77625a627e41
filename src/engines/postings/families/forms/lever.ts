import { postingWord } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from './messages.ts';
import { readForms, type Control, type PageForm } from './controls.ts';
import { distinct, question } from './questions.ts';
import { isFields, wrongShape, type Fields, type Reader } from '#engines/postings/families/shape.ts';

type Kind = FormQuestion['kind'];

/** What the page calls its own boxes by, which their answers and matching go by, and the same in a reader's words. */
const LABELS = new Map<string, readonly [label: string, words: Message]>(
  Object.entries({
    resume: ['Resume/CV', messages.message('resume')],
    name: ['Full name', messages.message('fullName')],
    email: ['Email', messages.message('email')],
    phone: ['Phone', messages.message('phone')],
    location: ['Current location', messages.message('location')],
    org: ['Current company', messages.message('company')],
    comments: ['Additional information', messages.message('more')],
  } as const),
);

/** The label of a box of the page's own; null where the page says what it asks. */
function ownLabel(name: string, inside: string): readonly [label: string, words: Message] | null {
  return (
    LABELS.get(name) ??
    (name.startsWith('urls[') ? [`${inside} URL`, messages.message('address', { site: inside })] : null)
  );
}

const CARD_KINDS = new Map<string, Kind>(
  Object.entries({
    text: 'short',
    textarea: 'long',
    'multiple-choice': 'single',
    dropdown: 'single',
    'multiple-select': 'multi',
    'file-upload': 'file',
    date: 'date',
  }),
);

const INPUT_KINDS = new Map<string, Kind>(
  Object.entries({
    file: 'file',
    textarea: 'long',
    radio: 'single',
    select: 'single',
    checkbox: 'multi',
    date: 'date',
    number: 'number',
  }),
);

const GONE = postingWord('lever: gone', /couldn.t find|n.est plus (disponible|offert|ouvert)/i);

/** The questions of a Lever apply page, 'closed' when the page says the posting is gone. Throws ShapeError without a form. */
export function readLeverForm(read: Reader, board: string, html: string): FormQuestion[] | 'closed' {
  const forms = readForms(html);
  const form =
    forms.find(({ id }) => id === 'application-form') ??
    forms.find(({ controls }) => controls.some(({ name }) => name === 'resume'));
  if (form === undefined) {
    if (GONE.test(html.slice(0, 100_000))) return 'closed';
    throw wrongShape(board, 'form#application-form', 'an application form', undefined);
  }
  const cards = cardsOf(read, form);
  return distinct(
    form.controls.flatMap((control) => {
      const card = /^cards\[([^\]]+)\]\[field\d+\]$/.exec(control.name)?.[1] ?? '';
      return cards.get(`${card} ${control.name}`) ?? fixed(control);
    }),
  );
}

/** Own questions by card and control name, read from the template each card carries. */
function cardsOf(read: Reader, form: PageForm): Map<string, FormQuestion> {
  const questions = new Map<string, FormQuestion>();
  for (const { name, value } of form.hidden) {
    const card = /^cards\[([^\]]+)\]\[baseTemplate\]$/.exec(name)?.[1];
    if (card === undefined) continue;
    const template = read.fields(read.json(value), name);
    read.maybeList(template.fields, `${name}.fields`).forEach((entry, index) => {
      const key = `cards[${card}][field${index}]`;
      questions.set(
        `${card} ${key}`,
        cardQuestion(read, key, read.fields(entry, `${name}.fields[${index}]`)),
      );
    });
  }
  return questions;
}

function cardQuestion(read: Reader, key: string, field: Fields): FormQuestion {
  const required = read.flag(field.required, `${key}.required`);
  const type = read.text(field.type, `${key}.type`);
  const kind = CARD_KINDS.get(type);
  if (kind === undefined && required)
    throw wrongShape('Lever', `${key}.type`, 'a known kind of question', type);
  const options = read
    .maybeList(field.options, `${key}.options`)
    .filter(isFields)
    .map((option) => {
      const text = read.text(option.text, `${key}.options[].text`);
      return { value: text, label: text };
    });
  const statement = options.length === 1 && (kind === 'multi' || kind === 'single');
  return question(
    key,
    read.text(field.text, `${key}.text`),
    statement ? 'consent' : (kind ?? 'short'),
    required,
    {
      help: read.maybeText(field.description, `${key}.description`),
      options,
    },
  );
}

function fixed(control: Control): FormQuestion {
  const { name, options } = control;
  const inside = /\[([^\]]+)\]$/.exec(name)?.[1] ?? '';
  const voluntary = /^(eeo|surveysResponses)\[|^pronouns/.test(name);
  const statement = name.startsWith('consent[') || (control.type === 'checkbox' && options.length === 1);
  const written = control.label || (control.type === 'checkbox' ? (options[0]?.label ?? '') : '');
  const [own, words] = ownLabel(name, inside) ?? [];
  const label = own ?? (written || inside || name);
  const kind: Kind = statement ? 'consent' : voluntary ? 'eeo' : (INPUT_KINDS.get(control.type) ?? 'short');
  const stated = statement ? options[0]?.label.trim() : '';
  return question(name, stated || label, kind, control.required, {
    options: statement ? [] : options,
    ...(!stated && { words }),
  });
}
