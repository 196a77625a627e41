import type { Claim } from '#engines/claims/context.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { fold } from '#engines/text/index.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { LESS } from '#engines/claims/checks/credentials/kinds.ts';
import { isUnfinished } from '#engines/claims/checks/credentials/unfinished.ts';

const STUDYING = /^(?:stud(?:y|ied|ies|ying)|etudi\w+|etudes?)$/;
/** What a letter says of a degree's own name. */
const OF_A_NAME = /^(?:official|officially|officiel|officielle|intitule)$/;

/** Whether a word says that somebody studied, where the profile names the school or the field that the sentence does. */
export function isStudy({ known, sentences }: Claim, { words: [word], start }: Unit): boolean {
  if (word === undefined || !(STUDYING.test(word.word) || OF_A_NAME.test(word.word))) return false;
  const sentence = sentences.find((one) => one.start <= start && start < one.end);
  return known.sources.some(
    ({ section, field, words }) =>
      section === 'education' &&
      /^(?:institution|area)$/.test(field) &&
      words.length > 0 &&
      words.every(({ word: own }) => sentence?.words.some((one) => one.word === own) === true),
  );
}

const CERTIFIED = /^(?:certified|certifiee?|licen[cs]ed|registered|accredited|accreditee?|agreee?)$/;

/** Whether "certified" stands beside the name of a certificate that the person has: "CPACC certified". */
export function isOfCertificate({ known, words }: Claim, { words: [word] }: Unit): boolean {
  if (word === undefined || !CERTIFIED.test(word.word)) return false;
  const at = words.indexOf(word);
  const beside = [words[at - 1], words[at + 1], words[at + 2]];
  return known.sources.some(
    ({ section, field, words: own }) =>
      section === 'certificates' &&
      field === 'name' &&
      beside.some(
        (one) => one !== undefined && /^\p{Lu}/u.test(one.raw) && own.some(({ raw }) => raw === one.raw),
      ),
  );
}

/** What a credential of each section is, whatever its name says. */
const KINDS: Readonly<Record<string, RegExp>> = {
  certificates: /^(?:certificates?|certifications?|certificats?|tickets?|cards?|cartes?|courses?|cours)$/,
  education: /^(?:graduates?|trained|training|read|reading|completion|diplomee?|formee?)$/,
};

const GRADUATE = /^graduates?$/;
/** What makes somebody a graduate. */
const DEGREE = /\b(?:b\.?sc?|b\.?a|beng|bachelor\w*|m\.?sc|m\.?a|master\w*|degree|doctor\w*|phd)\b/;

/** How much of a credential's own name must be told beside it. */
const MOST_OF_A_NAME = 0.5;

/** Whether a word only says of a credential, named beside it, what it is: "my first aid certificate"; of studies, that they were finished, where they are. */
export function isKindOfCredential(
  { known, sentences, dates, today, place }: Claim,
  { words, start }: Unit,
): boolean {
  const [section] =
    Object.entries(KINDS).find(([, kind]) => words.every(({ word }) => kind.test(word))) ?? [];
  const sentence = sentences.find((one) => one.start <= start && start < one.end);
  if (section === undefined || sentence === undefined) return false;
  const stated = vocabularyOf(sentence.words.filter((word) => !words.includes(word)));
  return known.entries
    .filter((entry) => entry.section === section && (place.entry === null || place.entry === entry))
    .some(({ sources, ...entry }) => {
      const isNamed = [/^(?:name|area|studyType)$/, /^institution$/].some((fields) => {
        const name = sources
          .filter(({ field }) => fields.test(field))
          .flatMap((source) => unitsOf(source.words))
          .filter((unit) => !unit.words.every(({ word }) => isGeneric(word)));
        const said = name.filter((unit) => isSaid(unit, stated)).length;
        return said > 0 && said >= name.length * MOST_OF_A_NAME;
      });
      const isHad =
        section !== 'education' ||
        !isUnfinished({ sources, ...entry }, today) ||
        words[0]?.word.startsWith('read') === true ||
        dates.some(({ year }) => String(year) > today.slice(0, 4));
      // A course is no certificate.
      const isLess =
        words.some(({ word }) => word.startsWith('certifi')) &&
        sources.some(({ field, text }) => field === 'name' && LESS.test(fold(text)));
      const isNone =
        words.some(({ word }) => GRADUATE.test(word)) &&
        !sources.some(({ field, text }) => field === 'studyType' && DEGREE.test(fold(text)));
      return isNamed && isHad && !isLess && !isNone;
    });
}
