import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isStance } from '#engines/claims/checks/letters/stance.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import { isAction, isWrittenAsAWord } from '#engines/claims/checks/words/unit-kinds.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { isReach } from '#engines/claims/lexicon/lexicon.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { fold } from '#engines/text/index.ts';

/** What came of a deed: something got better, less or quicker. One family a row, English and French, over folded text. */
const EFFECTS: readonly RegExp[] = [
  /\b(?:improv\w+|enhanc\w+|boost\w*|strengthen\w*|better(?= \p{L}+(?:ion|ity|ness|ance|ence|ty)\b)|amelior\w+|renforc\w+|optimi[sz]\w+|optimis\w+)\b/u,
  /\b(?:reduc\w+|cutting|lower(?:ed|ing)|fewer(?! than)|minimi[sz]\w+|reduis\w*|reduit\w*|diminuant|diminue (?:le|la|les)|abaiss\w+|minimis\w+)\b/,
  /\b(?:increas\w+|growth|raising|doubl(?:ing|ant)|augment\w+|accroiss\w+)\b/,
  /\b(?:sav(?:ed|ing|ings)|economisant|economies? de)\b/,
  /\b(?:sp(?:ed|eeds?|eeding) up|faster|quicker|accelerat\w+|streamlin\w+|accel[e]r\w+|plus (?:vite|rapide\w*))\b/,
  /\b(?:prevent(?:ed|ing)|avoid(?:ed|ing)|eliminat(?:ed|ing)|evit(?:e|ant|er)|elimin(?:e|ant|er))\b/,
  /\b(?:ensur(?:ed|es|ing)|guarante\w+|assurant|garantissant)\b/,
];
/** A change at the head of a sentence, where it is the person's own doing: "Brought down spending". */
const CHANGES_AT_HEAD =
  /^(?:i |we |j'ai |je |a |ai )?(?:brought|drove|pushed|got|kept|slash\w*|trimm\w*|halv\w+|shorten\w*|a fait) (?:[\p{L}'-]+ ){0,3}?(?:down|up|baisser|monter|augmenter|diminuer)\b/u;
const CHANGED = claimWord('effects: changed');

const tells = (effect: RegExp, { text, quantities }: Source): boolean =>
  effect.test(fold(text)) || CHANGED.test(fold(text)) || changesIn(text, quantities).length > 0;

/** The effect that a sentence tells and none of its facts does. */
function addedTo(claim: Claim, sentence: Sentence): { start: number; end: number } | null {
  const support = supportOf(claim, sentence);
  if (support.length === 0) return null;
  const said = fold(sentence.text);
  for (const effect of [...EFFECTS, CHANGES_AT_HEAD]) {
    const found = effect.exec(said);
    if (found === null || support.some((source) => tells(effect, source))) continue;
    const start = sentence.start + found.index;
    return { start, end: start + found[0].length };
  }
  return null;
}

/** What makes a clause the outcome of all that stands before it, whatever its verb. */
const CAME_OF_IT =
  /(?:[,–—] which(?! (?:is|was|are|were|i)\b)|\bce qui(?! (?:est|etait))|\bsi bien que|\bde sorte que|\bthereby|\bleading to|\bresulting in)\b/u;

/** Where what an effect is on ends: at a sign, at what it is held against, or at what led to it. */
const EFFECT_ENDS = /[,.;:()]|\b(?:than|by|through|thanks|because|grace|par|en)\b/;

/**
 * The effect of a sentence whose fact tells effects too, and not this one: its things are those of no fact that the sentence tells of, "and
 * reducing mistakes at the polls". What a sentence begins with is its deed, and looked at as such.
 */
function otherThanTold(claim: Claim, sentence: Sentence): { start: number; end: number } | null {
  const support = supportOf(claim, sentence);
  const language = languageOf(sentence.words);
  if (support.length === 0 || support.some(({ words }) => languageOf(words) !== language)) return null;
  const said = fold(sentence.text);
  for (const effect of [...EFFECTS, CAME_OF_IT])
    for (const { 0: cue, index } of said.matchAll(new RegExp(effect, 'gu'))) {
      const from = index + cue.length;
      const length = EFFECT_ENDS.exec(said.slice(from))?.index ?? said.length - from;
      const stretch = { start: sentence.start + from, end: sentence.start + from + length };
      const led = sentence.words.filter(({ end }) => end <= sentence.start + index);
      const things = unitsOf(sentence.words.filter((word) => meets(word, stretch))).filter(
        (unit) =>
          isWrittenAsAWord(unit) &&
          !unit.words.every(({ word }) => isReach(word)) &&
          !isAction(unit) &&
          ![...claim.quantities, ...claim.dates].some((one) => meets(one, unit)),
      );
      if (unitsOf(led).length === 0 || things.length === 0) continue;
      // What came of a deed is told by the fact that tells the deed.
      const own = effect === CAME_OF_IT ? supportOf(claim, { ...sentence, words: led }).slice(0, 1) : support;
      const strange = things.filter((unit) => !own.some(({ vocabulary }) => isSaid(unit, vocabulary)));
      if (strange[0] !== things[0] || strange.length * 2 < things.length) continue;
      return { start: sentence.start + index, end: stretch.end };
    }
  return null;
}

/** What says more of the things that stand before it: ", every one of whom is still with the firm". */
const OF_WHOM =
  /,\s(?:and )?(?:(?:all|every one|each|none|most|both) of )?(?:whom|which|who|dont|desquel\w*|qui)\b/gu;

/** The relative clause at the end of a sentence whose things none of the facts that it tells of say. */
function relativeAdded(claim: Claim, sentence: Sentence): { start: number; end: number } | null {
  const support = supportOf(claim, sentence);
  const language = languageOf(sentence.words);
  if (support.length === 0 || support.some(({ words }) => languageOf(words) !== language)) return null;
  const found = Array.from(fold(sentence.text).matchAll(OF_WHOM)).at(-1);
  if (found === undefined) return null;
  const start = sentence.start + found.index;
  const things = unitsOf(sentence.words.filter((word) => word.start >= start + found[0].length)).filter(
    (unit) =>
      isWrittenAsAWord(unit) &&
      !unit.words.every(({ word }) => isReach(word)) &&
      ![...claim.quantities, ...claim.dates].some((one) => meets(one, unit)),
  );
  const isTold = things.some((unit) =>
    claim.place.sources.some(({ vocabulary }) => isSaid(unit, vocabulary)),
  );
  return things.length === 0 || isTold ? null : { start, end: sentence.end };
}

/** Effects that nobody recorded: what got better, less or quicker by it. */
export const checkEffects: Check = (claim) =>
  !/^(?:told|letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        if (isStance(claim, sentence)) return [];
        const added =
          addedTo(claim, sentence) ?? otherThanTold(claim, sentence) ?? relativeAdded(claim, sentence);
        if (added === null || isGap(claim, added) || isFrame(claim, added)) return [];
        const words = claim.text.slice(added.start, added.end);
        return [
          refuse(
            claim,
            added,
            'causal',
            messages.message('notOfThis', { words }),
            messages.message('notBecauseFix'),
          ),
        ];
      });
