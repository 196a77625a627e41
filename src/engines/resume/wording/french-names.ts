import { fold } from '#engines/text/index.ts';
import { frenchNameHeads, nameHeadsAlsoEnglish } from '#engines/lexicon/index.ts';

type Article = 'le' | 'la' | 'elided';

/** What only a French name holds behind its first word. */
const FRENCH_REST =
  /[éèêëàâçîïôûœ]|(?:^|[\s-])(?:d[eu]s?|la|les?|aux?|et|pour|en)(?:[\s-]|$)|(?:^|\s)[dl][’']/iu;

/** The article that a name of a firm, an office or a school takes; null for one that takes none ("Metro", "La Presse"). */
function articleOf(name: string): Article | null {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const head = fold(first);
  if (nameHeadsAlsoEnglish.has(head) && !FRENCH_REST.test(rest.join(' '))) return null;
  return (frenchNameHeads.get(head) as Article | undefined) ?? null;
}

/** "de mars", "d’infirmière": before any word. */
export const deFrench = (name: string): string =>
  /^[aeiouyhàâéèêëîôû]/iu.test(name) ? `d’${name}` : `de ${name}`;

const AT = { le: 'au ', la: 'à la ', elided: 'à l’' } as const;
const OF = { le: 'du ', la: 'de la ', elided: 'de l’' } as const;

/** Where somebody works: "chez Metro", "à l’Hôpital du Sacré-Cœur", "au CLSC des Faubourgs", "à la Ville de Laval". */
export function chezFrench(employer: string): string {
  const article = articleOf(employer);
  return article === null ? `chez ${employer}` : `${AT[article]}${employer}`;
}

/** Where somebody studied: "à HEC Montréal", "à l’Université Laval", "au Cégep Limoilou". */
export function atSchoolInFrench(school: string): string {
  const article = articleOf(school);
  return article === null ? `à ${school}` : `${AT[article]}${school}`;
}

/** Whose something is: "de Metro", "d’Ubisoft", "de l’Hôpital du Sacré-Cœur". */
export function ofFrench(employer: string): string {
  const article = articleOf(employer);
  return article === null ? deFrench(employer) : `${OF[article]}${employer}`;
}
