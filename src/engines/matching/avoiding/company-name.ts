import { fold } from '#engines/text/index.ts';
import { withoutPart, type Cut } from './name-cuts.ts';
import { beforePlace, isPlaceName, isTail } from './name-tails.ts';
import { coreOf, isCommonly, isOrdinary, namesIn, withoutEnding, type NameWord } from './name-words.ts';

/** One way to read a company's name: folded words without blanks. */
interface NameForm {
  /** What was taken off its end: nothing (whole), or a place or a part of the company, with how certain that is. */
  reading: 'whole' | Cut['certainty'];
  /** True when one of its words is not one that many employers have in their names. */
  own: boolean;
  several: boolean;
  /** True when it names one company though part of a name may be missing: several words, or one that is no word of the language. */
  strong: boolean;
  /** The form as it is written, plurals kept. */
  spelled: string;
}

/** A company's name as it may be read, by form; empty when there is no word in it. */
export type CompanyName = ReadonlyMap<string, NameForm>;

/** Places and parts that may stand one after the other. */
const TAILS = 4;
const READINGS = ['guess', 'sure', 'wide', 'whole'] as const;
type Reading = NameForm['reading'];

const rankOf = (reading: Reading): number => READINGS.indexOf(reading);
const weaker = (one: Reading, other: Reading): Reading => (rankOf(one) < rankOf(other) ? one : other);

function isUnmistakable(words: readonly NameWord[]): boolean {
  const [only] = words;
  return (
    words.length === 1 &&
    only !== undefined &&
    only.word.length > 2 &&
    !isCommonly(only) &&
    !isOrdinary(only) &&
    !isPlaceName(only.word)
  );
}

function formOf(words: readonly NameWord[], reading: Reading): NameForm {
  const own = words.some((token) => !isCommonly(token));
  const several = words.length > 1;
  const spelled = words.map(({ raw }) => fold(raw)).join('');
  return { reading, own, several, strong: (several && own) || isUnmistakable(words), spelled };
}

/** Reads a company's name as a posting, a CV or a person writes it, at most its first 300 characters. */
export function readCompany(text: string): CompanyName {
  const forms = new Map<string, NameForm>();
  const isShouted = !/\p{Ll}/u.test(text);
  const keep = (words: readonly NameWord[], reading: Reading): void => {
    const form = words.map(({ word }) => word.replaceAll(/['’]/g, '')).join('');
    const known = forms.get(form);
    if (form === '' || (known !== undefined && rankOf(known.reading) >= rankOf(reading))) return;
    forms.set(form, formOf(words, reading));
  };
  const seen = new Set<string>();
  // A workplace may be part of a name ("Home Depot"), but not behind a place: then what it takes off is certain.
  const strip = (words: NameWord[], reading: Reading, atPlace: Reading, depth: number): void => {
    const key = [words[0]?.at, words.length, reading, atPlace].join(' ');
    if (seen.has(key)) return;
    seen.add(key);
    const ended = withoutEnding(words);
    const place = beforePlace(ended);
    for (const cut of [...(place === null ? [] : [place]), ...withoutPart(ended)]) {
      const name = withoutEnding(cut.rest);
      const now = weaker(cut === place ? atPlace : reading, cut.certainty);
      keep(name, now);
      if (depth < TAILS) strip(name, now, cut.ofPlace === true ? weaker(reading, 'sure') : now, depth + 1);
    }
  };
  for (const [at, name] of namesIn(text).entries()) {
    seen.clear();
    const core = coreOf(name, isShouted);
    // What stands beside the name is another one only if it could be somebody's.
    if (core.length === 0 || (at > 0 && (isTail(core) || core.every(isCommonly)))) continue;
    keep(core, 'whole');
    strip(core, 'whole', 'whole', 0);
  }
  return forms;
}

const isWide = ({ reading }: NameForm): boolean => reading === 'wide' || reading === 'whole';

function agree(a: NameForm, b: NameForm): boolean {
  if (a.reading === 'whole' && b.reading === 'whole') return true;
  const isGuess = a.reading === 'guess' || b.reading === 'guess';
  // What one word is described by may be the rest of its name on either side: "Cardinal Health Division", "Cardinal Meats Division".
  if (isGuess && a.reading !== 'whole' && b.reading !== 'whole') return a.several && a.own;
  if (isGuess) return a.strong && b.strong;
  if (a.reading === 'whole' || b.reading === 'whole') return a.own || a.several;
  return a.own && (a.strong || (isWide(a) && isWide(b)));
}

/**
 * Whether two names are of one company: alike but for legal form, article, place and division. Where both are shortened, more than one
 * word must be left or one that is no word of the language, unless each names a country or a region: two hospitals of two cities are two.
 */
export function areOneCompany(one: CompanyName, other: CompanyName): boolean {
  for (const [form, a] of one) {
    const b = other.get(form);
    if (b !== undefined && agree(a, b)) return true;
  }
  return false;
}
