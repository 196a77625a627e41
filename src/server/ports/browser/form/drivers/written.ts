import type { PlannedField } from '#engines/forms/index.ts';
import type { SeenField } from '#server/ports/browser/page/page-types.ts';
import { formatOf, partsOfDay, writeDay } from './days.ts';

const PLACES =
  /\b(city|town|location|where (are|do) you|based|live|ville|lieu|r[ée]sid|localit[ée]|place)\b/i;
const SUGGESTS = /start typing|suggest|autocomplete|commencez/i;

/** Whether a line is one that suggests places while something is typed. */
export const isPlace = (field: SeenField): boolean =>
  field.control === 'text' &&
  (SUGGESTS.test(field.placeholder) || /location|autocomplete/i.test(field.names.join(' '))) &&
  PLACES.test(`${field.label} ${field.placeholder}`);

/** A North American number as people write it there, where the line shows it so or takes no more. */
function writtenNumber(field: SeenField, text: string): string {
  const digits = text.replaceAll(/\D/g, '');
  if (!/^\+?1\d{10}$/.test(text.replaceAll(/[\s().-]/g, ''))) return text;
  const national = digits.slice(-10);
  if (field.longest > 0 && field.longest < 12) return national;
  const shown = /^\(?[\dxX_#]{3}\)?[ .-]?[\dxX_#]{3}[ .-][\dxX_#]{4}$/.test(field.placeholder);
  return shown ? `(${national.slice(0, 3)}) ${national.slice(3, 6)}-${national.slice(6)}` : text;
}

/** How a North American number looks where a mask has written it. */
const MASKED = /^(?:\(\d{3}\)[ -]?|\d{3}-)\d{3}-\d{4}$/;

/** The ten digits of a North American number, for a mask that writes numbers so and takes no code of a country; null for another. */
export function nationalNumber(shown: string, planned: string): string | null {
  const bare = planned.replaceAll(/[\s().-]/g, '');
  return MASKED.test(shown.trim()) && /^\+?1\d{10}$/.test(bare) ? bare.slice(-10) : null;
}

const BARE =
  /\b(no|without( a| any)?|sans( aucune?)?) (spaces?|dash\w*|hyphens?|espaces?|tirets?)\b|(digits|numbers) only|only (digits|numbers)|chiffres (seulement|uniquement)|(seulement|uniquement) des chiffres/i;
const SPACED = /\b(with a space|avec (un )?espace)\b|\bA\dA \dA\d\b/i;
const POSTAL = /^([a-z]\d[a-z])[ -]?(\d[a-z]\d)$/i;

/** A postal code or a number with or without what divides its parts, as the words beside the line want it. */
function dividedAs({ help, placeholder, label }: SeenField, text: string): string {
  const wants = `${label} ${help} ${placeholder}`;
  const postal = POSTAL.exec(text);
  if (postal && BARE.test(wants)) return `${postal[1] ?? ''}${postal[2] ?? ''}`;
  if (postal && SPACED.test(wants)) return `${postal[1] ?? ''} ${postal[2] ?? ''}`;
  if (!/^\+?[\d\s().-]{7,}$/.test(text) || !BARE.test(wants)) return text;
  const digits = text.replaceAll(/\D/g, '');
  return /\b(10|ten|dix)\b/i.test(wants) ? digits.slice(-10) : digits;
}

/** The text a line is given for a planned value: days and telephone numbers as the line shows that it wants them. */
export function writtenAs(field: SeenField, planned: PlannedField): string {
  const text = Array.isArray(planned.value) ? planned.value.join(', ') : String(planned.value);
  if (field.control === 'text' && partsOfDay(text) !== null) return writeDay(text, formatOf(field));
  return field.control === 'text' ? dividedAs(field, writtenNumber(field, text)) : text;
}
