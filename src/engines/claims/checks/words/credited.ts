import type { Claim } from '#engines/claims/context.ts';
import type { Unit } from '#engines/claims/language/units.ts';

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
