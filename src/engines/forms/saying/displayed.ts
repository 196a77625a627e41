import type { FormQuestion } from '#contract/career/form.ts';
import type { Said } from '#localization/catalogue.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';
import type { PlannedField } from './plan.ts';

type Option = FormQuestion['options'][number];
type Shown = Pick<PlannedField, 'value' | 'display'>;

/** What a question is called: in the words of its form, or in ours where its board says none. */
export const labelOf = ({ label, words }: Pick<FormQuestion, 'label' | 'words'>): Said =>
  // Kept and read as the message that it is.
  words === undefined ? label : (words as Message);

/** Yes or no on a form, in words of ours. */
export const ticked = (side: boolean) => ({
  value: side,
  display: messages.message(side ? 'displayYes' : 'displayNo'),
});

/** A statement that is agreed to. */
export const agreed = () => ({ value: true, display: messages.message('displayAgreed') });

/** Several choices of a form, in its own words. */
export const severalOf = (options: readonly Option[]) => {
  const chosen = options.map(({ label }) => label);
  return { value: options.map(({ value }) => value), display: chosen.join(', '), chosen };
};

/** One choice of a form, in the shape its question takes. */
export const oneOf = ({ kind }: Pick<FormQuestion, 'kind'>, option: Option) =>
  kind === 'multi' ? severalOf([option]) : { value: option.value, display: option.label };

/** What plans that were kept before messages had codes say of a tick or a file, in English; any other text stays. */
function keptBefore({ value, kind }: Omit<PlannedField, 'display'>, display: string): Said {
  if (typeof value === 'boolean' && display === 'Yes, I agree') return messages.message('displayAgreed');
  if (value === true && display === 'Yes') return messages.message('displayYes');
  if (value === false && display === 'No') return messages.message('displayNo');
  const pages = /^CV, PDF, (\d+) pages?$/.exec(display)?.[1];
  if (kind === 'file' && pages !== undefined) return messages.message('displayCv', { pages: Number(pages) });
  return kind === 'file' && display === 'Cover letter, PDF' ? messages.message('displayLetter') : display;
}

/** A value as a person reads it: words of ours as a message, those of the form or of the person as they are. */
export const displayOf = (field: PlannedField): Said =>
  typeof field.display === 'string' ? keptBefore(field, field.display) : field.display;

/** The word a value has on a form, whoever reads it there; "" for a file. */
export function wordOf({ value, display }: Shown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof display === 'string' ? display : '';
}

/** The texts of a planned value on its form, one for each choice; plans of before kept several in one text, between commas. */
export function textsOf(field: Shown & Pick<PlannedField, 'chosen'>): string[] {
  const { value, chosen } = field;
  if (!Array.isArray(value)) return [wordOf(field) || String(value)];
  const shown = chosen ?? wordOf(field).split(/\s*[,;]\s+/);
  return shown.length === value.length ? shown : value;
}
