import type { Asked, Check } from '#engines/claims/context.ts';
import { entriesNamed, meets, refuse } from '#engines/claims/context.ts';
import { isCourtesy, isReach } from '#engines/claims/lexicon/lexicon.ts';
import { LANGUAGES } from '#engines/claims/lexicon/levels.data.ts';
import { fold } from '#engines/claims/language/fold.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isSaid } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Category } from '#engines/claims/verdict.ts';
import { isFrame, isGap } from './letter.ts';
import { isCharge, isKindred, isLight, isOfCareer } from './light.ts';
import { withoutPlainWords } from './wording.ts';

const languages = new Set(LANGUAGES.split(/\s+/));
const CREDENTIAL =
  /\b(?:degree|diploma|bachelor\w*|master\w*|phd|doctora\w*|bsc|msc|mba|baccalaureat|maitrise|graduate\w*|diplome\w*)\b/;

/** What an unsupported word most likely is, for the person to see. */
function categoryOf(asked: Asked, unit: Unit): Category {
  const { section, field, kind } = asked.place;
  const text = fold(asked.text.slice(unit.start, unit.end));
  if (languages.has(text)) return 'language';
  if (asked.posting !== null && isSaid(unit, asked.posting.company)) return 'employer';
  if (asked.posting !== null && isSaid(unit, asked.posting.said)) return 'jd-keyword';
  if (field === 'position' || kind === 'label') return 'title';
  if (field === 'name') return 'employer';
  if (section === 'education' || CREDENTIAL.test(text)) return 'education';
  if (section === 'certificates') return 'certificate';
  if (section === 'awards') return 'award';
  if (section === 'languages') return 'language';
  if (section === 'skills') return 'skill';
  if (asked.known.sources.some((source) => isSaid(unit, source.said))) return 'merged';
  if (unit.meaning?.action === true) return 'scope';
  return /\p{Lu}|\d/u.test(asked.text.slice(unit.start, unit.end)) ? 'skill' : 'unsupported';
}

const isNumeric = (unit: Unit): boolean => unit.words.every(({ word }) => /^[\p{N}.,/%-]+$/u.test(word));

/** What may be said in a clause of a letter: all that is known, or of the entries it names alone. */
function sourcesAt(asked: Asked, unit: Unit): readonly Source[] {
  if (asked.place.kind !== 'letter' && asked.place.kind !== 'summary') return asked.place.sources;
  const sentence = asked.sentences.find((one) => meets(one, unit));
  const clause = sentence?.clauses.find((one) => meets(one, unit));
  const named = entriesNamed(clause?.words ?? [], asked.known).filter(
    ({ section }) => section !== 'education',
  );
  if (named.length === 0) return asked.place.sources;
  const general = asked.known.sources.filter(({ section }) =>
    /^(?:basics|skills|languages|certificates|education)$/.test(section),
  );
  return [...named.flatMap(({ sources }) => sources), ...general];
}

const LIVING = /^(?:live|living|lives|reside|habite|vis)$/;

function isExcused(asked: Asked, unit: Unit): boolean {
  const [word] = unit.words;
  if (word === undefined || isNumeric(unit)) return true;
  if (asked.quantities.some((one) => one.start <= unit.start && unit.end <= one.end)) return true;
  if (asked.dates.some((date) => date.start <= unit.start && unit.end <= date.end)) return true;
  // Reach has a check of its own, which looks at one fact.
  if (isReach(word.word) && unit.words.length === 1) return true;
  if (isMarker(asked, unit)) return true;
  if (
    isLight(unit) ||
    isOfCareer(asked, unit) ||
    asked.place.sources.some((source) => isCharge(asked, unit, source))
  )
    return true;
  if (asked.place.kind !== 'letter') return false;
  if (isCourtesy(word.word) || LIVING.test(word.word) || isGap(asked, unit)) return true;
  const said = asked.posting?.said;
  return isFrame(asked, unit) && (said === undefined || isSaid(unit, said) || isPlain(unit));
}

function whyOf(category: Category, span: string): string {
  if (category === 'jd-keyword' || category === 'employer')
    return `“${span}” stands in the posting, not in your profile.`;
  return category === 'merged'
    ? `Your profile says “${span}” of something else.`
    : `Your profile does not say “${span}” here.`;
}

/** Words that the profile does not say at this place, in any of the ways the lexicon knows. */
export const checkWords: Check = (asked) => {
  const strange = asked.units
    .filter((unit) => !isExcused(asked, unit))
    .filter((unit) => !sourcesAt(asked, unit).some((source) => isSaid(unit, source.said)))
    .filter((unit) => !isInitials(asked, unit) && !isKindred(asked, unit))
    .map((unit) => ({ unit, category: categoryOf(asked, unit) }));
  return withoutPlainWords(asked, strange).map(({ unit, category }) => {
    const span = asked.text.slice(unit.start, unit.end);
    return refuse(asked, unit, category, whyOf(category, span));
  });
};

/** A word without capitals or digits: in a sentence about the posting it names nothing of the person. */
const isPlain = (unit: Unit): boolean => unit.words.every(({ raw }) => /^[\p{Ll}'’-]+$/u.test(raw));

const MARKERS =
  /^(?:expected|expect|prevue?|prevus|progress|ongoing|cours|present|current|awarded|obtained|completed|program|programme|complete|graduated|finish|finished|earned|obtenue?|termine|issued|issuer|since|depuis|native|level|niveau|name|named|placed|student|courant|fin|ends|end|graduation|valid|licensed)$/;

/** Words of a line about an entry that only say how its dates are meant. */
function isMarker({ place }: Asked, unit: Unit): boolean {
  if (
    place.entry?.section === 'volunteer' &&
    unit.words.every(({ word }) => /^(?:volunteer\w*|benevol\w*)$/.test(word))
  )
    return true;
  return /^(?:line|list)$/.test(place.kind) && unit.words.every(({ word }) => MARKERS.test(word));
}

const initialsOf = (words: readonly { word: string }[]): string =>
  words.flatMap(({ word }) => word.split('-').map((part) => part[0] ?? '')).join('');
const capitalised = (words: Asked['words']) =>
  words.filter(({ raw, word }) => /^\p{Lu}/u.test(raw) || word.length > 5);

/** Whether a unit is the initials of a name in the profile ("VCC"), or a word of a name whose initials stand there. */
function isInitials(asked: Asked, unit: Unit): boolean {
  const [word] = unit.words;
  if (word === undefined || unit.words.length > 1) return false;
  if (/^\p{Lu}{2,6}$/u.test(word.raw))
    return asked.place.sources.some((source) => initialsOf(capitalised(source.words)).includes(word.word));
  const place = asked.words.indexOf(word);
  return asked.place.sources.some((source) =>
    source.words.some(({ raw, word: initials }) => {
      if (!/^\p{Lu}{2,6}$/u.test(raw)) return false;
      for (let from = Math.max(0, place - initials.length + 1); from <= place; from += 1)
        if (initialsOf(asked.words.slice(from, from + initials.length)) === initials && initials.length > 2)
          return true;
      return false;
    }),
  );
}
