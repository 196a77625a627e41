import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { FIRM } from '#engines/postings/facts/naming/naming.data.ts';
import { GENERIC, LEGAL_FORM, NO_FIRM } from './naming.data.ts';
import { isPlace } from '#engines/postings/facts/naming/parts.ts';
import { roleOf } from '#engines/postings/facts/naming/role.ts';
import type { CompanyFeature } from './features.ts';

/** What a name looks like that may be an employer's, wherever it stands. */
export function companyShape(name: string): CompanyFeature[] {
  const flat = flatten(name);
  const words = name.split(/\s+/);
  const role = roleOf(name);
  const capitals = words.filter((word) => /^[\p{Lu}\d&]/u.test(word)).length;
  return [
    ...(LEGAL_FORM.test(flat) ? (['legalForm'] as const) : FIRM.test(flat) ? (['firm'] as const) : []),
    ...(role === 'head' ? (['roleHead'] as const) : role === 'some' ? (['roleSome'] as const) : []),
    ...(isPlace(name) ? (['place'] as const) : []),
    ...(SPOKEN.test(flat) || /[!?:;]|\p{Extended_Pictographic}/u.test(name) ? (['speech'] as const) : []),
    ...(/,\s/.test(name) ? (['comma'] as const) : []),
    ...(isGeneric(name) ? (['generic'] as const) : []),
    ...(name.endsWith(')') ? (['bracket'] as const) : []),
    ...(/^\p{Ll}/u.test(name) ? (['lower'] as const) : []),
    ...(capitals === words.length && words.length > 1 ? (['capitals'] as const) : []),
    ...(words.length === 1 ? (['oneWord'] as const) : words.length > 7 ? (['long'] as const) : []),
    ...(/^\p{Lu}{2,5}$/u.test(name) ? (['letters'] as const) : []),
    ...(/\d/.test(name) ? (['digits'] as const) : []),
  ];
}

/** "French and English", "Tuesdays and Wednesdays": words of which none is a name. */
const isGeneric = (name: string): boolean =>
  NO_FIRM.test(flatten(name)) ||
  GENERIC.test(flatten(name)) ||
  name
    .split(/[\s/,&]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .every((word) => GENERIC.test(flatten(word).replace(/(?<=day)s$/, '')) || isPlace(word));

/** How often the text names it; names of people and products come once. */
export function repetitionIn(name: string, text: string): CompanyFeature[] {
  const key = flatten(name);
  if (key.length < 4) return [];
  const times = text.split(key).length - 1;
  return times >= 3 ? ['repeated', 'repeatedOften'] : times === 2 ? ['repeated'] : [];
}

/** The names of mail and web addresses, without what is no name of theirs. */
export function domainsIn(flat: string): string[] {
  return [
    ...flat.matchAll(
      /(?:@|www\.|https?:\/\/)(?:[a-z\d-]+\.)*?([a-z\d-]{3,})\.(?:[a-z]{2,3}\.)?[a-z]{2,8}\b/g,
    ),
  ].flatMap(([, name = '']) => (MAILERS.test(name) ? [] : [name.replaceAll('-', '')]));
}
/** A sentence rather than a name. */
const SPOKEN =
  /^(?:about|we|we're|hi|hello|hey|i'm|join|our|your|you|on|nous|chez|the team|le cabinet|why|at|in|for|with|to|from|as|if|and|or|please|requires?|seeking|hiring|no|all|this|must)\b|\b(?:is|are|we|you|your|our|est|sont|nous|vous|votre|please|requires?)\b|\b(?:a|an|the|of|de|du|des|to|and|et)$/;
const MAILERS =
  /^(?:gmail|hotmail|outlook|yahoo|live|icloud|videotron|bell|sympatico|linkedin|indeed|google|facebook)$/;

/** Whether an address is of that name: "hollisdrummond" of "hollis drummond", "bitterroot" of "bitterroot constructors". */
export function isOf(domain: string, key: string): boolean {
  const words = key
    .split(' ')
    .filter((word) => !/^(?:the|and|et|inc|ltd|llc|le|la|les|of|de|du)$/.test(word));
  const compact = words.join('');
  const [first = ''] = words;
  return (
    compact.length >= 4 &&
    (compact === domain || domain.startsWith(compact) || (first.length >= 5 && compact.startsWith(domain)))
  );
}
