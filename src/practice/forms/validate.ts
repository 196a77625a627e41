import { firstOf, lastOf, type Entry, type FileAnswer } from './entry.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Control, Field } from '#practice/fields/types.ts';
import type { Language } from '#practice/world/types.ts';

const largestFile = 5 * 1024 * 1024;
const fileTypes = ['.pdf', '.doc', '.docx', '.txt'];
export const acceptedFiles = fileTypes.join(',');

type Problem = keyof Pick<
  (typeof formTexts)['en'],
  | 'missing'
  | 'badEmail'
  | 'badOption'
  | 'badNumber'
  | 'badDate'
  | 'badUrl'
  | 'tooLong'
  | 'badType'
  | 'tooLarge'
  | 'emptyFile'
  | 'badCaptcha'
>;
/** Message by field name, in the language of the form. */
export type Problems = ReadonlyMap<string, string>;

/** What is wrong with a file, or null. */
export function fileProblem(file: Pick<FileAnswer, 'name' | 'bytes'>): Problem | null {
  if (!fileTypes.some((type) => file.name.toLowerCase().endsWith(type))) return 'badType';
  if (file.bytes > largestFile) return 'tooLarge';
  return file.bytes === 0 ? 'emptyFile' : null;
}

function isUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
}

const offered = (field: Field, text: string): boolean => field.options.some(({ value }) => value === text);
const choice = { meets: offered, otherwise: 'badOption' } as const;

const checks: Partial<
  Record<Control, { meets: (field: Field, text: string) => boolean; otherwise: Problem }>
> = {
  email: {
    meets: (_, text) => /^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]{2,}$/.test(text),
    otherwise: 'badEmail',
  },
  url: { meets: (_, text) => isUrl(text), otherwise: 'badUrl' },
  number: { meets: (_, text) => /^\d{1,9}([.,]\d+)?$/.test(text), otherwise: 'badNumber' },
  date: { meets: (_, text) => isDate(text), otherwise: 'badDate' },
  select: choice,
  combobox: choice,
  radios: choice,
  'yes-no-buttons': choice,
};

function textProblem(field: Field, text: string): Problem | null {
  if (text.length > (field.control === 'textarea' ? 10_000 : 500)) return 'tooLong';
  const check = checks[field.control];
  return check === undefined || check.meets(field, text) ? null : check.otherwise;
}

function problemOf(field: Field, entry: Entry): Problem | null {
  const { name, control, required } = field;
  if (control === 'file') {
    const file = entry.files.get(name);
    if (file !== undefined) return fileProblem(file);
    const instead = field.alternative === null ? '' : firstOf(entry, field.alternative);
    return required && instead === '' ? 'missing' : null;
  }
  if (control === 'checkboxes') {
    const chosen = (entry.values.get(name) ?? []).filter((value) => value !== '');
    if (chosen.length === 0) return required ? 'missing' : null;
    return chosen.every((value) => field.options.some((option) => option.value === value))
      ? null
      : 'badOption';
  }
  if (control === 'checkbox')
    return required && !['1', 'on', 'true'].includes(lastOf(entry, name)) ? 'missing' : null;
  const text = firstOf(entry, name);
  if (text === '') return required ? 'missing' : null;
  if (field.repeats !== null && text !== firstOf(entry, field.repeats)) return 'badEmail';
  return textProblem(field, text);
}

/** Checks an entry as the boards do, field by field. */
export function validate(fields: readonly Field[], entry: Entry, language: Language): Problems {
  const problems = new Map<string, string>();
  for (const field of fields) {
    const problem = problemOf(field, entry);
    if (problem !== null) problems.set(field.name, formTexts[language][problem]);
  }
  return problems;
}
