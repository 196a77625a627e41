import { hasSchoolWord, isKnownCity, placeOf } from '#engines/resume/index.ts';
import { ENDS_NAME, FRENCH_KIND, LINKS, PROPER } from './names.data.ts';

const PROPER_NAME = new RegExp(`^${PROPER}`, 'u');
const MOST_WORDS = 10;
const MOST_SMALL = 4;

/** "bluevale collegiate": a name without capitals, to where the sentence goes on. */
const SMALL_SCHOOL =
  /^(?:(?!(?:from|at|through|in|du|de|à|au|my|the)\s)\p{Ll}[\p{L}'’&-]*\s?){2,5}?(?=\s*(?:[,.;()‡]|$)|\s?(?:in|and|where|for|as|from|since)\s)/u;
/** What kind of school it was, and not which. */
const NO_NAME =
  /^(?:(?:high|secondary|my|the|an?|public|private|night|trade|local)\s+)*(?:school|college|university|high|institute)(?:\s+(?:diploma|degree|certificate))?$|(?:diploma|degree|certificate)$/iu;

const isPlace = (text: string): boolean => isKnownCity(text) || placeOf(text) !== null;

/** A word with the space or mark before it: " de", " l", "’Assomption", " Saint-Roch". */
const NEXT = /^(\s+|['’])([\p{L}\p{N}][\p{L}\p{N}.&-]*)/u;

/** "Université du Québec à Montréal": behind a name that ends in a place a nearer one tells which of several it is. */
function nearerPlace(name: string, link: string, behind: string): string {
  const town = /^\s+(\p{Lu}[\p{L}'’-]+)/u.exec(behind);
  const last = /(?:du|de la|de l['’]|de|des)\s*(\p{Lu}[\p{L}'’-]+)$/u.exec(name)?.[1] ?? '';
  const isNearer = /^(?:à|en)$/iu.test(link) && town !== null && isPlace(last) && last !== town[0].trim();
  return isNearer ? town[0] : '';
}

/** What of a text goes on with a French name: "École" + " secondaire Sainte-Marie-de-l’Assomption". */
function frenchRest(name: string, text: string): string {
  let [taken, sure, small] = [0, 0, 0];
  for (let words = 0; words < MOST_WORDS; words += 1) {
    const behind = text.slice(taken);
    const [whole = '', , word = ''] = NEXT.exec(behind) ?? [];
    const isEnd = whole === '' || (ENDS_NAME.test(word) && !/^\s+aux?$/iu.test(whole));
    if (isEnd) break;
    if (/^(?:à|en)$/iu.test(word)) {
      const nearer = nearerPlace(`${name}${text.slice(0, taken)}`, word, behind.slice(whole.length));
      return nearer === '' ? text.slice(0, sure) : text.slice(0, taken + whole.length + nearer.length);
    }
    const isLink = LINKS.test(word);
    const isSmall = !isLink && /^\p{Ll}/u.test(word);
    if (isSmall) small += 1;
    if (small > MOST_SMALL) break;
    taken += whole.length;
    // A link alone ends no name, and "aux" leads to more of it only before a word of the name.
    if (!isLink) sure = taken;
  }
  return text.slice(0, sure);
}

/** A French name to its end: "La Vie en Rose", "Maison des jeunes"; not a place or a time behind it. */
function shortRest(proper: string, behind: string): string {
  const [more = '', word = ''] =
    /^\s+en\s+(\p{Lu}[\p{L}'’-]+)/u.exec(behind) ??
    /^\s+(?:des|du)\s+(\p{Ll}{4,})(?!\p{L})/u.exec(behind) ??
    [];
  const isOwn = more !== '' && !isPlace(word);
  return isOwn &&
    !/^(?:matin|soir|midi|lundi|mois|mardi|mercredi|jeudi|vendredi|samedi|dimanche|début)$/.test(word)
    ? more
    : '';
}

/** A name with what belongs to it behind its capitals; `text` begins with it. */
export function wholeName(proper: string, text: string): string {
  const behind = text.slice(proper.length);
  const [head = ''] = proper.split(/\s/);
  const more = FRENCH_KIND.test(head) ? frenchRest(proper, behind) : '';
  return `${proper}${more === '' ? shortRest(proper, behind) : more}`;
}

/** The name a text begins with, to its end; "" when it begins with none. */
export function nameFirst(text: string): string {
  const proper = PROPER_NAME.exec(text)?.[0] ?? '';
  if (proper !== '') return wholeName(proper, text);
  // "Au cégep de Rimouski", "at bluevale collegiate": a school is known by its word, however it is written.
  const [head = ''] = /^\p{L}+/u.exec(text) ?? [];
  if (FRENCH_KIND.test(head) && hasSchoolWord(head)) {
    const more = frenchRest(head, text.slice(head.length));
    return /\p{Lu}/u.test(more) ? `${head}${more}` : '';
  }
  const small = (SMALL_SCHOOL.exec(text)?.[0] ?? '').trim();
  return hasSchoolWord(small) && !NO_NAME.test(small) ? small : '';
}
