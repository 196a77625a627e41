import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { isAction } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isGeneric, isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { isDoneTo, isOfAnother, isVerbAtHead } from './at-its-place.ts';
import { DEED, isNamed } from './others.ts';
import { entryOf, isDeedOfOther, isLiteral, isOwnIn } from './own.ts';
import { regionsOf } from './regions.ts';
import { isAgent } from './agents.ts';
import type { Region, Standing } from './region.ts';

/** What a text says of a part of a fact that is not the person's own, so that it is told as such. */
const TOLD_AS: Readonly<Record<Exclude<Standing, 'other'>, RegExp>> = {
  denied: claimWord('standing: denied', /\bn'/),
  learning: claimWord('standing: learning'),
};

/** The part of a value that says a unit which its own words do not. */
function regionSaying(claim: Claim, source: Source, unit: Unit): Region | undefined {
  return regionsOf(source, entryOf(claim, source)).find((region) =>
    isSaid(unit, vocabularyOf(source.words.filter((word) => meets(region, word)))),
  );
}

/** The part of another standing that alone bears a unit out where its clause would be told of it; undefined where it is the person's own. */
function notOwn(claim: Claim, clause: Clause, unit: Unit): [Source, Region] | undefined {
  const saying = claim.place.sources.filter(({ vocabulary }) => isSaid(unit, vocabulary));
  const isOwn = (source: Source) => isOwnIn(claim, clause, unit, source);
  const ofOwn = saying.filter(isOwn);
  // What the fact tells of somebody else by the very word, nothing of the person's bears out in another one.
  const [told] = supportOf(claim, clause);
  const others = told === undefined ? undefined : regionSaying(claim, told, unit);
  if (
    told !== undefined &&
    others?.standing === 'other' &&
    isDeedOfOther(claim, clause, unit, told) &&
    !ofOwn.some(({ words }) => isLiteral(unit, words))
  )
    return [told, others];
  if (ofOwn.length > 0) {
    if (!isAction(unit) || ofOwn.some(({ field }) => /^(?:position|label|name)$/.test(field)))
      return undefined;
    const units = unitsOf(clause.words);
    const count = ({ vocabulary: said }: Source) => units.filter((one) => isSaid(one, said)).length;
    const support = supportOf(claim, clause);
    const most = Math.max(0, ...support.map(count));
    const best = support.filter((one) => count(one) === most);
    if (!best.some((one) => saying.includes(one)) || best.some((one) => ofOwn.includes(one)))
      return undefined;
  }
  for (const source of saying) {
    if (isOwn(source)) continue;
    const region = regionSaying(claim, source, unit);
    // What is learned further may be known already.
    if (region !== undefined && (ofOwn.length === 0 || region.standing !== 'learning'))
      return [source, region];
  }
  return undefined;
}

/** Whether a unit is what somebody does in a part of a value, known as an action or not: "the engineer signs it". */
const isDeedOf = ({ words }: Source, region: Region, unit: Unit): boolean =>
  words.some(
    (word, at) =>
      meets(word, region) &&
      isAgent(words[at - 1]?.word ?? '') &&
      unit.words.some(({ stem }) => stem === word.stem),
  );

const DOER_BEFORE = /\b(?:by|par) (?:(?:the|an?|our|my|la|le|les|une?|notre) |l')?$/;

/** Whether a sentence tells a part of a fact as what it is: denied, being learned, or somebody else's by name. */
function isToldAs(
  claim: Claim,
  sentence: Sentence,
  unit: Unit,
  [source, region]: readonly [Source, Region],
): boolean {
  const { standing } = region;
  if (standing !== 'other') {
    // The name of a credential, "Limited Tonnage", tells nothing of how far somebody is.
    const names = new Set(
      source.words.filter(({ raw, first }) => !first && /^\p{Lu}/u.test(raw)).map(({ raw }) => raw),
    );
    const told = sentence.words.filter(({ raw }) => !names.has(raw)).map(({ raw }) => raw);
    return TOLD_AS[standing].test(fold(told.join(' ')));
  }
  const behind = fold(claim.text.slice(unit.end));
  if (/^\s(?:off |up )?(?:by|par)\b/.test(behind)) return true;
  // Whoever stands behind "by" is told as the one who did it: "placed by the court or by the clinic".
  if (DOER_BEFORE.test(fold(claim.text.slice(0, unit.start)))) return true;
  // "Trained the foreman" of "trained by the foreman": who did it is not who it was done to.
  // French has who did it behind "que".
  const isInverted = /\bqu(?:e |')$/.test(fold(claim.text.slice(0, unit.start)));
  if (region.isVerbAlone === true && !isInverted && isDoneTo(behind, source, region)) return false;
  // "Direction du projet" names no director.
  const isDeed = unit.words.some(({ word }) => DEED.test(word)) || isVerbAtHead(sentence, unit);
  return isNamed(
    sentence.words.filter((word) => !isDeed || !unit.words.includes(word)),
    source,
    region,
  );
}

const WHY: Readonly<Record<Standing, (words: string) => readonly [reason: Message, remedy: Message]>> = {
  other: (words) => [messages.message('othersWork', { words }), messages.message('othersWorkFix')],
  denied: (words) => [messages.message('ofDenied', { words }), messages.message('ofDeniedFix')],
  learning: (words) => [messages.message('ofLearning', { words }), messages.message('ofLearningFix')],
};

/** Words of a sentence that facts say only of what somebody else did, what the person denies, or is still learning. */
export const checkStanding: Check = (claim) => {
  if (!/^(?:told|letter|summary|list|line)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence) => {
    const isView = isStance(claim, sentence);
    return sentence.clauses.flatMap((clause) => {
      if (isGap(claim, clause) || isFrame(claim, clause)) return [];
      for (const unit of unitsOf(clause.words)) {
        if (unit.words.every(({ word }) => isNeutral(word))) continue;
        if (unit.words.every(({ word }) => (isGeneric(word) && !isAction(unit)) || isAgent(word)))
          if (!isVerbAtHead(clause, unit)) continue;
        if ([...claim.quantities, ...claim.dates].some((one) => meets(one, unit))) continue;
        const [source, region] = notOwn(claim, clause, unit) ?? [];
        if (source === undefined || region === undefined) continue;
        if (
          region.standing === 'other' &&
          region.isVerbAlone !== true &&
          !(region.isOfThings === true && !isOfAnother(claim.text, unit)) &&
          !isAction(unit) &&
          !isDeedOf(source, region, unit) &&
          unit.words[0] !== sentence.words[0]
        )
          continue;
        if (isView && region.standing !== 'learning') continue;
        if (isToldAs(claim, sentence, unit, [source, region])) continue;
        const [reason, remedy] = WHY[region.standing](claim.text.slice(unit.start, unit.end));
        return [refuse(claim, unit, 'scope', reason, remedy)];
      }
      return [];
    });
  });
};
