import { readFields } from '#engines/fields/index.ts';

/** Details of a person as `engines/fields` names them, and the topic that asks for each. */
const TOPICS: Readonly<Record<string, string>> = {
  firstName: 'name.first',
  lastName: 'name.last',
  phone: 'phone',
  addressCity: 'address.city',
  addressPostalCode: 'address.postal',
};

/** Alone they may be the whole name, a diploma, or a place in general. */
const AMBIGUOUS =
  /^(nom|nome|nombre|name|imie|cap|ort|by|id|telegram|t[ée]l[ée]copieur|telefax|telefontyp|telefonart|familienstand)$/i;

/**
 * The topic of a detail that a form asks for by one word of another language, or null. One word only: what is added to it
 * ("of your reference", "you would move to") changes whose it is, and the rules for whole questions know that in two languages.
 */
export function contactTopic(label: string): string | null {
  const word = label.replace(/[\s*:]+$/, '').trim();
  if (!/^[\p{L}-]+$/u.test(word) || AMBIGUOUS.test(word)) return null;
  const control = { tag: 'input', type: 'text', name: '', id: '', autocomplete: '', label: word } as const;
  const beside = { placeholder: '', title: '', nearby: '', maxLength: null, options: [] };
  const [meaning] = readFields({
    attributes: '',
    headings: [],
    buttons: [],
    text: '',
    controls: [{ ...control, ...beside }],
  });
  return TOPICS[meaning ?? ''] ?? null;
}
