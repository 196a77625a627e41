import type { QuestionPurpose } from '#practice/world/types.ts';

export type Option = { value: string; label: string };

/** How a field looks on the page; the server checks by the same kind. */
export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'number'
  | 'date'
  | 'textarea'
  | 'select'
  | 'combobox'
  | 'radios'
  | 'checkboxes'
  | 'yes-no-buttons'
  | 'checkbox'
  | 'file';

export type Part = 'person' | 'documents' | 'links' | 'questions' | 'voluntary' | 'consent' | 'marketing';

export type Field = {
  name: string;
  label: string;
  help: string | null;
  control: Control;
  part: Part;
  required: boolean;
  options: readonly Option[];
  /** Another field that will do instead. */
  alternative: string | null;
  /** The field whose answer has to be given here once more. */
  repeats: string | null;
  /** Ticked before the person does anything. */
  preset: boolean;
  autocomplete: string | null;
  purpose: QuestionPurpose | null;
};

type Needed = Pick<Field, 'name' | 'label' | 'control' | 'part'>;

/** A field with the usual rest. */
export function field(needed: Needed, rest: Partial<Field> = {}): Field {
  const usual = {
    help: null,
    required: false,
    options: [],
    alternative: null,
    repeats: null,
    preset: false,
    autocomplete: null,
    purpose: null,
  };
  return { ...usual, ...needed, ...rest };
}

export type Choices = readonly (readonly [value: string, label: string])[];
export const optionsFrom = (choices: Choices): Option[] =>
  choices.map(([value, label]) => ({ value, label }));
/** Boards that send the words themselves. */
export const optionsByLabel = (labels: readonly string[]): Option[] =>
  labels.map((label) => ({ value: label, label }));

/** A question about the person that a browser may fill by itself. */
export const personField = (
  name: string,
  label: string,
  control: Control,
  autocomplete: string,
  required = true,
): Field => field({ name, label, control, part: 'person' }, { required, autocomplete });
