import type { Asked, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { isSaid, unitsOf, saidBy } from '#engines/claims/language/units.ts';
import { isGap, isFrame } from './letter.ts';

const UNFINISHED =
  /\b(?:in progress|ongoing|en cours|underway|under way|expected|candidate|not completed|incomplete|prevue?|attended|studying|part-way|current|currently|to finish|to be completed|inacheve\w*|non termine\w*|abandon\w*|partial|some)\b/;
const DEGREES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['doctorate', /\b(?:phd|ph\.d\.?|doctorate|doctora\w*|doctor of)\b/],
  [
    'master',
    /\b(?:master(?:'s|s)? (?:degree|of|in)|master's|masters|m\.?sc\b|mba|m\.?eng\b|m\.?ed\b|maitrise)\b/,
  ],
  [
    'bachelor',
    /\b(?:bachelor(?:'s|s)?|b\.?sc\w?|b\.?a\b|bba|b\.?com\b|b\.?eng\b|bn\b|b\.?ed\b|bsw|baccalaureat|licence en)\b/,
  ],
  ['diploma', /\b(?:diploma|diplome d'etudes|dec\b|dep\b)\b/],
];
const ANY_DEGREE =
  /\b(?:degree|university graduate|graduate of|graduated|titulaire d'un diplome universitaire)\b/;
const HELD =
  /\b(?:degree|diploma|bachelor\w*|master'?s?|phd|doctora\w*|baccalaureat|maitrise|graduat\w*|bsc|msc|mba|diplome\w*|titulaire|hold|holds|certificate|certificat)\b/;

/** Whether a school's entry is not finished on a day: it says so, or ends later. */
export function isUnfinished({ sources, end }: Entry, today: string): boolean {
  if (end !== '' && end > today.slice(0, end.length)) return true;
  return sources.some(({ text }) => UNFINISHED.test(fold(text)));
}

const textOf = ({ sources }: Entry): string => fold(sources.map(({ text }) => text).join(' ; '));
const levelIn = (text: string): string | undefined => DEGREES.find(([, pattern]) => pattern.test(text))?.[0];

/** Degrees told anywhere: an entry must have the level, and be finished unless the text says it is not. */
function toldDegrees(asked: Asked) {
  const schools = asked.known.entries.filter(({ section }) => section === 'education');
  return asked.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) => {
      const text = fold(clause.text);
      if (!HELD.test(text) || isGap(asked, clause) || isFrame(asked, clause)) return [];
      const level = levelIn(text);
      const any = level === undefined && ANY_DEGREE.test(text);
      if (level === undefined && !any) return [];
      const saysSo =
        UNFINISHED.test(fold(sentence.text)) ||
        /\b(?:working towards|toward|studying for|prepare|poursuis)\b/.test(fold(sentence.text));
      const fits = schools.filter((entry) => {
        const own = levelIn(textOf(entry));
        return any ? /bachelor|master|doctorate/.test(own ?? '') : own === level;
      });
      if (fits.some((entry) => saysSo || !isUnfinished(entry, asked.today))) return [];
      return [
        refuse(
          clause.text,
          'education',
          fits.length > 0
            ? 'Your profile says that this is not finished.'
            : 'Your profile does not give this degree.',
          fits.length > 0 ? 'Say that it is in progress.' : 'Add it to your education if you have it.',
        ),
      ];
    }),
  );
}

/** Education: no degree that is not there, none finished that is not. */
export const checkEducation: Check = (asked) => {
  const { kind, section, entry } = asked.place;
  if (kind === 'letter' || kind === 'summary' || kind === 'told') return toldDegrees(asked);
  if (section !== 'education' || entry === null) return [];
  const text = fold(asked.text);
  const later = asked.dates.some(({ year }) => String(year) > asked.today.slice(0, 4));
  const found = [];
  if (kind === 'line' && isUnfinished(entry, asked.today) && !UNFINISHED.test(text) && !later)
    found.push(
      refuse(
        asked.text,
        'education',
        'Your profile says that this is not finished.',
        'Say that it is in progress.',
      ),
    );
  const [stated, own] = [levelIn(text), levelIn(textOf(entry))];
  if (stated !== undefined && stated !== own && !(stated === 'diploma' && own === undefined))
    found.push(
      refuse(
        asked.text,
        'education',
        'Your profile gives another degree here.',
        'Use the degree that your profile gives.',
      ),
    );
  return found;
};

const LEVEL =
  /^(?:associate|professional|practitioner|provider|instructor|instructeur|instructrice|trainer|assessor|examiner|auditor|inspector|supervisor|expert|advanced|avance|avancee|intermediate|intermediaire|basic|foundation|foundations|master|senior|junior|fellow|specialist|level|niveau|1|2|3|4|5|i|ii|iii|iv|a|b|c|d|manager|apprentice|journeyperson|assistant)$/;
const MUST_STAY = /^(?:associate|assistant|foundation|foundations|apprentice|junior|provisional|candidate)$/;

/** One certificate as told: all of it stands in one entry, with its level. */
function whyNotCertificate(asked: Asked, part: string, entries: readonly Entry[]): string | null {
  const words = asked.words.filter(
    ({ start, end }) =>
      start >= 0 && asked.text.slice(start, end) !== '' && part.includes(asked.text.slice(start, end)),
  );
  const units = unitsOf(words).filter(
    (unit) => !unit.words.every(({ word }) => /^(?:19|20)\d\d$/.test(word)),
  );
  const reasons = entries.map((entry) => {
    const own = entry.sources.flatMap((source) => source.words);
    const said = saidBy(own);
    const strange = units.find(
      (unit) =>
        unit.words.some(
          ({ word }) =>
            LEVEL.test(word) && !own.some((one) => one.word === word || one.word.split('-').includes(word)),
        ) && !isSaid(unit, said),
    );
    if (strange !== undefined) return 'level';
    const name = entry.sources.find(({ field }) => field === 'name');
    const dropped = name?.words.some(
      ({ word }) => MUST_STAY.test(word) && !words.some((one) => one.word === word),
    );
    const initials = own
      .filter(({ raw }) => /^\p{Lu}/u.test(raw))
      .map(({ word }) => word[0] ?? '')
      .join('');
    const shared = units.filter(
      (unit) =>
        isSaid(unit, said) ||
        ((unit.words[0]?.word.length ?? 0) > 1 && initials.includes(unit.words[0]?.word ?? '-')),
    ).length;
    if (shared === 0) return 'other';
    return dropped === true ? 'dropped' : null;
  });
  if (units.length === 0 || reasons.includes(null)) return null;
  return reasons.includes('level') || reasons.includes('dropped')
    ? 'Your profile gives another level of this certificate.'
    : 'Your profile does not have this certificate.';
}

/** Certificates: each one told stands in one entry of the profile, at its level. */
export const checkCertificates: Check = (asked) => {
  const { section, entry, kind } = asked.place;
  if (section !== 'certificates' || kind === 'told') return [];
  const entries =
    entry !== null ? [entry] : asked.known.entries.filter((one) => one.section === 'certificates');
  const parts = kind === 'list' ? asked.text.split(/;|,(?![^(]*\))/) : [asked.text];
  const separate = parts.every((part) => /\p{L}{2}/u.test(part)) ? parts : [asked.text];
  return separate.flatMap((part) => {
    const why = whyNotCertificate(asked, part, entries);
    return why === null
      ? []
      : [refuse(part.trim(), 'certificate', why, 'Use the certificate as your profile gives it.')];
  });
};
