import type { FormQuestion } from '#contract/career/form.ts';
import { distinct, question } from './questions.ts';
import { isFields, wrongShape, type Fields, type Reader } from '#engines/postings/families/shape.ts';

const KINDS = new Map<string, FormQuestion['kind']>(
  Object.entries({
    text: 'short',
    email: 'short',
    phone: 'short',
    paragraph: 'long',
    boolean: 'boolean',
    dropdown: 'single',
    multiple: 'multi',
    number: 'number',
    date: 'date',
    file: 'file',
  }),
);

/**
 * The questions of a Workable job, as its form endpoint lists them in sections. Repeatable groups (schooling, experience) are left to
 * the page: the résumé says what they ask.
 */
export function readWorkableForm(read: Reader, board: string, reply: string): FormQuestion[] {
  const sections = read.list(read.json(reply), '$');
  return distinct(
    sections.flatMap((section, index) => {
      const at = `[${index}].fields`;
      return read
        .list(read.fields(section, `[${index}]`).fields, at)
        .map((entry, place) => read.fields(entry, `${at}[${place}]`))
        .filter(({ type }) => type !== 'group')
        .flatMap((entry, place) => questionOf(read, board, entry, `${at}[${place}]`));
    }),
  );
}

function questionOf(read: Reader, board: string, entry: Fields, at: string): FormQuestion[] {
  const type = read.text(entry.type, `${at}.type`);
  const required = read.flag(entry.required, `${at}.required`);
  const kind = KINDS.get(type);
  if (kind === undefined) {
    if (required) throw wrongShape(board, `${at}.type`, 'a known kind of question', type);
    return [];
  }
  const options = read
    .maybeList(entry.options, `${at}.options`)
    .filter(isFields)
    .map((option) => ({
      value: read.text(option.value, `${at}.options[].value`),
      label: read.text(option.name, `${at}.options[].name`),
    }));
  const isOne = kind === 'multi' && entry.singleOption === true;
  return [
    question(
      read.text(entry.id, `${at}.id`),
      read.text(entry.label, `${at}.label`),
      isOne ? 'single' : kind,
      required,
      { help: read.maybeText(entry.helper, `${at}.helper`), options },
    ),
  ];
}
