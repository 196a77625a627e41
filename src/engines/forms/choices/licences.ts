import { wordFor } from '#engines/lexicon/index.ts';
import { provinceOf } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** What is known of somebody who drives; `vehicle` null where it was not told. */
export interface Driver {
  readonly has: boolean;
  /** Folded, "" where it was not told. */
  readonly class: string;
  readonly vehicle: boolean | null;
  /** The code of the province whose licence it is; absent where it is not known. */
  readonly region?: string;
}

const NONE =
  /^(none|no|non|nein|aucune?|keine[rn]?|neither|ni l un ni l autre|pas de permis|sans permis|i (don t|do not) (drive|have)\b.*|no (driver s |driving )?(licen[cs]e|permit)|kein fuhrerschein|not licensed)$/;
const LOWER = wordFor('licences: lower');
const OTHER_STATE = wordFor('licences: other state');
const COMMERCIAL = wordFor('licences: commercial');
/** Classes that somewhere are commercial ones. */
const MAYBE_COMMERCIAL = /^([abc]e?|c1e?|d1e?|[1-4])$/;
const VEHICLE = wordFor('licences: vehicle');
const WITHOUT_VEHICLE =
  /\b(no|without|not|sans|pas de|kein) (an? |my own |own |access to an? )?(vehicle|car|vehicule|voiture)/;
const CLASS = /^([a-z]{1,2}\d?|\d[a-z]?)$/;
const FRAME: ReadonlySet<string> = new Set(
  `a an and avec but by car cars class classe classes complet complete conduire de driver drivers driver's driving drive du e et fuhrerschein full g have hold i il je klasse l la le
  licence license licensed licences my no of only or ou oui own owned permanent permis personnel possede s standard sans the titulaire to une un unrestricted use valid valide vehicle vehicule voiture
  + pas ni with without yes you automobile autos passenger access do not have has category categorie uk british us gb eu`.split(
    /\s+/,
  ),
);

const NAMES_CLASS = /^(class|classe|classes|klasse|permis|category|categorie|licence|license)$/;

/** The classes a choice lists: "class G or class 5". */
function classesIn(plain: string): string[] {
  const words = plain.split(' ');
  // "A, B, C or D" is nothing but classes.
  const listed = words.filter((word) => !/^(or|and|ou|et)$/.test(word));
  if (listed.length > 1 && listed.every((word) => CLASS.test(word))) return listed;
  return words.filter(
    (word, index) =>
      CLASS.test(word) &&
      // Alone, or last behind "class", a letter is one whatever else it may mean: "A", "Permis A".
      (words.length === 1 ||
        (/^[a-z]$/.test(word) && index === words.length - 1 && NAMES_CLASS.test(words[index - 1] ?? '')) ||
        ![
          'a',
          'i',
          'or',
          'of',
          'ou',
          'my',
          'l',
          'd',
          's',
          'to',
          'no',
          'un',
          'et',
          'uk',
          'us',
          'gb',
          'eu',
          'de',
          'du',
          'le',
          'la',
          'je',
          'by',
          'an',
          'do',
        ].includes(word)) &&
      // "Permis B" and "class B" name one; a bare letter elsewhere does not.
      (/\d/.test(word) ||
        word.length > 1 ||
        /^(class|classe|classes|klasse|permis|category|categorie|or|ou|licence|license)$/.test(
          words[index - 1] ?? '',
        ) ||
        words.length === 1),
  );
}

/** The province that a choice names before its classes or behind them, with the rest: "Ontario: G", "Class 5 (Alberta)"; null for others. */
function ofProvince(label: string): { region: string; rest: string } | null {
  const [, first = '', last = ''] =
    /^([^:(–—]{2,40}?)\s*(?:[:(–—]|\s-\s)\s*([^:()]{1,60}?)\s*\)?$/u.exec(label.trim()) ?? [];
  const [before, behind] = [provinceOf(first), provinceOf(last)];
  if (last === '' || (before === null) === (behind === null)) return null;
  return before === null ? { region: behind?.code ?? '', rest: first } : { region: before.code, rest: last };
}

/** From one class to another with those between: "classes 1 to 3". */
const RANGE = /\b([a-z]|\d) (?:to|through|thru|a|bis) ([a-z]|\d)\b/;

/** The classes of such a span; none where a text has none. */
function spanIn(plain: string): string[] {
  const [, from = '', to = ''] = RANGE.exec(plain) ?? [];
  const [first, last] = [from.charCodeAt(0), to.charCodeAt(0)];
  return /\d/.test(from) === /\d/.test(to) && first < last
    ? Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at))
    : [];
}

/** Whether a choice about a licence to drive holds for somebody; null where it says more than is known. */
export function drives(label: string, driver: Driver): boolean | null {
  const local = ofProvince(label);
  if (local !== null) {
    if (!driver.has) return false;
    const held = drives(local.rest, driver);
    // A class by one letter or number is another one in the next province.
    if (driver.region === undefined) return held === false ? false : null;
    return driver.region === local.region ? held : false;
  }
  const whole = plainLabel(label);
  const span = spanIn(whole);
  const plain = span.length === 0 ? whole : whole.replace(RANGE, ' ').replaceAll(/ +/g, ' ').trim();
  if (NONE.test(plain))
    return /neither|ni l un/.test(plain) ? !driver.has && driver.vehicle !== true : !driver.has;
  if (OTHER_STATE.test(plain)) return driver.has && /suspend|expire|revo/.test(plain) ? false : null;
  if (COMMERCIAL.test(plain))
    return !driver.has || (driver.class !== '' && !MAYBE_COMMERCIAL.test(driver.class)) ? false : null;
  if (/\b(other|another|autre) (class|classe)\b/.test(plain)) return driver.class === '' ? null : false;
  const classes = [...span, ...classesIn(plain)];
  if (LOWER.test(plain) && !classes.includes(driver.class)) return driver.has ? false : null;
  const unknown = plain
    .split(' ')
    .some((word) => !FRAME.has(word) && !classes.includes(word) && word !== driver.class);
  if (unknown) return classes.length > 0 && !classes.includes(driver.class) ? false : null;
  if (classes.length > 0 && driver.class === '') return null;
  const without = WITHOUT_VEHICLE.test(plain);
  const licensed = driver.has && (classes.length === 0 || classes.includes(driver.class));
  if (
    !licensed ||
    !(
      without ||
      VEHICLE.test(plain.replace(/\b(class|classe|klasse) \w+ (passenger )?(automobiles?|cars?)$/, ' '))
    )
  )
    return licensed;
  return driver.vehicle === null ? null : driver.vehicle !== without;
}
