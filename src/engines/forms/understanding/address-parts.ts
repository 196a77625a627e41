import { wordAloneFor } from '#engines/lexicon/index.ts';
import { plainLabel } from './wording.ts';

/** A part of an address that a form may name. */
type AddressPart = 'street' | 'unit' | 'city' | 'region' | 'postal' | 'country';

/** The words of each part, two that belong together before each of them alone. */
const WORDS: readonly (readonly [RegExp, AddressPart])[] = [
  [/^(postal codes?|post ?codes?|zip( codes?)?|codes? postal|cp|plz)$/, 'postal'],
  [
    /^(street|rue|voie|road)( (name|number|no|address|line))?$|^(numero|no|n) (civique|de (la )?rue)$/,
    'street',
  ],
  [/^(apartment|apt|appt|appartement|app|unit|suite|flat)( (number|no|numero))?$/, 'unit'],
  [/^(city|town|village|ville|municipalite|commune|localite)$/, 'city'],
  [/^(province|state|territory|county|departement|territoire|etat)$/, 'region'],
  [/^(country|pays)$/, 'country'],
];

/** Words that name no part by themselves. */
const AROUND = wordAloneFor('address-parts: around');
/** An address by its own word. */
const NAMED = /\b(address|adresse)\b/;
/** What adds a part to it: "Address, apartment included" is more than what is behind the door. */
const ADDING =
  /\b(address|adresse)\b.*\b(with|including|included|includes|incl|avec|incluant|inclus|compris)\b/;
const MOST_WORDS = 14;

/** The part that begins at a word, with how many words it takes; the longest first. */
function partAt(words: readonly string[], at: number): readonly [AddressPart, number] | null {
  for (const length of [3, 2, 1]) {
    const said = words.slice(at, at + length);
    const found = WORDS.find(([pattern]) => said.length === length && pattern.test(said.join(' ')));
    if (found !== undefined) return [found[1], length];
  }
  return null;
}

/**
 * The parts of an address that a label lists, in its order: "Address (number, street, apartment)" a street with what is behind the door. Empty
 * for a label that says anything else besides, whose address it is as well.
 */
function partsIn(plain: string): readonly AddressPart[] {
  const words = plain.split(' ');
  if (words.length > MOST_WORDS) return [];
  const parts: AddressPart[] = [];
  for (let at = 0; at < words.length;) {
    const part = partAt(words, at);
    if (part !== null) parts.push(part[0]);
    else if (!AROUND.test(words[at] ?? '')) return [];
    at += part?.[1] ?? 1;
  }
  return [...new Set(parts)];
}

/**
 * The canonical question of a label that lists several parts of an address; null where it names one, or a place without a street or a code, which
 * are asked in many ways. What lists parts is given these: "Postal code and city" neither the code alone nor the whole address.
 */
export function addressTopic(label: string): string | null {
  const plain = plainLabel(label);
  const parts = partsIn(plain);
  const adds = parts.length > 0 && ADDING.test(plain);
  const has = (part: AddressPart): boolean => parts.includes(part);
  const isHome = (parts.length > 1 && has('street')) || adds;
  if (isHome && parts.every((part) => part === 'street' || part === 'unit')) return 'address.line1';
  if (adds || (has('street') && has('city') && (has('postal') || NAMED.test(plain)))) return 'address.full';
  return parts.length > 1 && (has('street') || has('postal')) ? `address.full:${parts.join(' ')}` : null;
}
