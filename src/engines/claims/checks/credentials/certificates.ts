import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { meets, refuse, wholeOf } from '#engines/claims/context.ts';
import { piecesOf } from '#engines/claims/language/pieces.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { ranksOf, claimWord } from '#engines/lexicon/index.ts';
import { isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Message } from '#localization/types.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { fold } from '#engines/text/index.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';

const LEVEL =
  /^(?:associate|professional|practitioner|provider|instructor|instructeur|instructrice|trainer|assessor|examiner|auditor|inspector|supervisor|expert|advanced|avance|avancee|intermediate|intermediaire|basic|foundation|foundations|master|senior|junior|fellow|specialist|level|niveau|1|2|3|4|5|i|ii|iii|iv|a|b|c|d|manager|apprentice|journeyperson|assistant)$/;
const MUST_STAY =
  /^(?:associate|assistant|foundation|foundations|apprentice|junior|provisional|candidate|part|partie|partial|partiel|partielle|pending|attente)$/;

/** What says that only a step towards the certificate was taken: one of them stays. */
const STEP = /^(?:exams?|examens?|parts?|parties?|papers?|candidate?)$/;
const STEP_TOLD =
  /^(?:exams?|examens?|modules?|parts?|parties?|papers?|steps?|candidate?|level|niveau|passed|reussie?)$/;

const CLASS = /(?:^|[\s(-])([A-D])(?=$|[\s),-])/;

/** "A Pressure Welder" for "B Pressure Welder": a class in one letter is another one. */
function isOtherClass(part: string, { sources }: Entry): boolean {
  const [stated] = CLASS.exec(part.trim()) ?? [];
  const own = sources.flatMap(({ text }) => CLASS.exec(text)?.[1] ?? []);
  return stated !== undefined && own.length > 0 && !own.some((letter) => stated.includes(letter));
}

/** How many units of a certificate as told an entry shares, and why it is not that one; null when it is. */
function judgeBy(
  entry: Entry,
  part: string,
  words: readonly Word[],
  units: readonly Unit[],
): { shared: number; reason: 'level' | 'other' | null } {
  const own = entry.sources.flatMap((source) => source.words);
  const initials = own
    .filter(({ raw, word }) => /^\p{Lu}/u.test(raw) || word.length > 3)
    .flatMap(({ word }) => word.split('-').map((step) => step[0] ?? ''))
    .join('');
  const isOwn = (unit: Unit): boolean => entry.sources.some(({ vocabulary }) => isSaid(unit, vocabulary));
  const shared = units.filter(
    (unit) =>
      isOwn(unit) || ((unit.words[0]?.word.length ?? 0) > 1 && initials.includes(unit.words[0]?.word ?? '-')),
  ).length;
  const raised = units.some(
    (unit) =>
      unit.words.some(
        ({ word }) =>
          LEVEL.test(word) && !own.some((one) => one.word === word || one.word.split('-').includes(word)),
      ) && !isOwn(unit),
  );
  const name = entry.sources.find(({ field }) => field === 'name');
  const stated = vocabularyOf(words);
  const letters = words.filter(({ raw }) => /^\p{Lu}{2,}$/u.test(raw)).map(({ word }) => word);
  const dropped = unitsOf(name?.words ?? []).some(
    (unit) =>
      unit.words.some(
        ({ word }) =>
          (MUST_STAY.test(word) || ranksOf.low.has(word)) &&
          !words.some((one) => one.word === word || one.stem === word),
      ) &&
      !isSaid(unit, stated) &&
      // "MLA" has its assistant in it.
      !letters.some((letter) => initials.includes(letter)),
  );
  const isStep = name?.words.some(({ word }) => STEP.test(word)) === true;
  if (shared === 0) return { shared, reason: 'other' };
  if (isStep && !words.some(({ word }) => STEP_TOLD.test(word))) return { shared, reason: 'level' };
  return { shared, reason: raised || dropped || isOtherClass(part, entry) ? 'level' : null };
}

/** One certificate as told: all of it stands in one entry, with its level. */
function whyNotCertificate(claim: Claim, stretch: Stretch, entries: readonly Entry[]): Message | null {
  const part = claim.text.slice(stretch.start, stretch.end);
  const words = claim.words.filter(
    (word) => meets(word, stretch) && !claim.dates.some((date) => meets(date, word)),
  );
  const units = unitsOf(words).filter(
    ({ words: own }) => !own.every(({ word }) => isGeneric(word) && !LEVEL.test(word)),
  );
  const judged = entries.map((entry) => judgeBy(entry, part, words, units));
  const most = Math.max(0, ...judged.map(({ shared }) => shared));
  // The entry that shares most with it is the one that is told of.
  const reasons = judged.filter(({ shared }) => shared === most).map(({ reason }) => reason);
  if (units.length === 0 || reasons.includes(null)) return null;
  return reasons.includes('level') ? messages.message('certificateLevel') : messages.message('noCertificate');
}

const HAVING = claimWord('certificates: having');

/** A certificate of which only a step was taken, told in a sentence as had: "I hold the CFA". */
const toldSteps = (claim: Claim): Refusal[] =>
  claim.known.entries
    .filter(({ section }) => section === 'certificates')
    .flatMap(({ sources }) => sources.filter(({ field }) => field === 'name'))
    .filter(({ words }) => words.some(({ word }) => STEP.test(word)))
    .flatMap(({ words }) => {
      const initials = words.filter(({ raw }) => /^\p{Lu}{2,}$/u.test(raw)).map(({ word }) => word);
      return claim.sentences
        .filter(
          (sentence) =>
            sentence.words.some(({ word }) => initials.includes(word)) &&
            HAVING.test(fold(sentence.text)) &&
            !sentence.words.some(({ word }) => STEP_TOLD.test(word)) &&
            !isGap(claim, sentence) &&
            !isFrame(claim, sentence),
        )
        .map((sentence) =>
          refuse(
            claim,
            sentence,
            'certificate',
            messages.message('certificateStep'),
            messages.message('certificateStepFix'),
          ),
        );
    });

/** Certificates: each one told stands in one entry of the profile, at its level. */
export const checkCertificates: Check = (claim) => {
  if (/^(?:letter|summary|told)$/.test(claim.place.kind)) return toldSteps(claim);
  const { section, entry, kind } = claim.place;
  if (section !== 'certificates' || kind === 'told') return [];
  const entries =
    entry !== null ? [entry] : claim.known.entries.filter((one) => one.section === 'certificates');
  const textOf = ({ start, end }: Stretch) => claim.text.slice(start, end);
  const parts = kind === 'list' ? piecesOf(claim, /;|,(?![^(]*\))|(?<=\))\s(?:and|et)\s/) : [wholeOf(claim)];
  // "Apprentice, first level": a name may have a comma of its own.
  if (whyNotCertificate(claim, wholeOf(claim), entries) === null) return [];
  const separate = parts.every((part) => /\p{L}{2}/u.test(textOf(part))) ? parts : [wholeOf(claim)];
  return separate.flatMap((part) => {
    const why = whyNotCertificate(claim, part, entries);
    return why === null ? [] : [refuse(claim, part, 'certificate', why, messages.message('certificateFix'))];
  });
};
