import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { supportBeside, supportOf } from '#engines/claims/checks/support.ts';
import { isAction, isIrregular, isWrittenAsAWord } from '#engines/claims/checks/words/unit-kinds.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { regionsOf } from '#engines/claims/standing/regions.ts';
import { fold } from '#engines/text/index.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { familiesOf, isGeneralAction, keyOf } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { headAction, OF_AN_OBJECT } from './head-action.ts';
import { isLight } from './light.ts';
import { isRankSaid, isStandIn } from './ranks.ts';
import { SHARE } from './share.ts';

const familiesFor = (words: readonly Word[]): readonly number[] =>
  familiesOf(keyOf(words.map(({ stem }) => stem)));

/** Whether a value tells an action in the same words, another form of them, or one of its kind. */
function tellsAction(head: Unit, { vocabulary, words }: Source): boolean {
  if (isSaid(head, vocabulary) || isRankSaid(head, words)) return true;
  const kinds = familiesFor(head.words);
  return words.some((word) => familiesFor([word]).some((kind) => kinds.includes(kind)));
}

/** Whether a value tells any action at all; one that only names things leaves open what was done with them. */
const isOfActions = ({ words }: Source): boolean =>
  // "Calibrate 60 gauges": what stands before its object is a verb, known or not.
  OF_AN_OBJECT.test(words[1]?.word ?? '') ||
  unitsOf(words).some((unit, at) =>
    at === 0 ? isAction(unit) : unit.words.some(({ word }) => word.endsWith('ed') || isIrregular(word)),
  );

const isGeneral = ({ words }: Unit): boolean => words.some(({ word }) => isGeneralAction(word));

/** Whether all facts that bear a sentence are told in the other language: their verbs may be the same ones. */
function isTranslated(sentence: Sentence, support: readonly Source[]): boolean {
  const language = languageOf(sentence.words);
  return support.every(({ words }) => languageOf(words) !== '' && languageOf(words) !== language);
}

/** Being one of several, whatever it is called: "formed part of". */
const OF_A_PART =
  /^(?:form\w*|made|was|were|been|fai\w+|constitu\w+) (?:up )?(?:part of|one of|partie d|part d)/;

/** Words of a clause that a value must say before a letter's verb is held against it. */
const LEAST_SHARED = 2;

const shared = ({ words }: Clause, { vocabulary }: Source): number =>
  unitsOf(words).filter((unit) => isSaid(unit, vocabulary)).length;

/**
 * Whether a verb that no list knows may be another word for the fact's own: no other fact tells it, and the rest is told in
 * words of its own too. Where all the rest repeats the fact, the verb alone was put in the place of another.
 */
const isReworded = (claim: Claim, { words }: Clause, head: Unit, best: Source): boolean =>
  head.meaning === undefined &&
  !claim.place.sources.some(({ vocabulary }) => isSaid(head, vocabulary)) &&
  !unitsOf(words.filter((word) => !head.words.includes(word))).every((unit) =>
    unit.words.every(({ stem }) => best.vocabulary.stems.has(stem)),
  );

/**
 * Actions that none of the facts they would be told of tells: "patented a test jig" of "soldered a test jig". The verb of a
 * bullet is its claim, so it has to be the fact's own, a form or synonym of it, one of its kind, or one that says less.
 */
export const checkActions: Check = (claim) => {
  if (!/^(?:told|letter|summary)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence) =>
    sentence.clauses.flatMap((clause) => {
      const head = headAction(claim, clause);
      if (head === null || !isWrittenAsAWord(head) || isGeneral(head) || isLight(head)) return [];
      if (SHARE.test(fold(claim.text.slice(head.start, head.end))) || isGap(claim, clause)) return [];
      if (OF_A_PART.test(fold(claim.text.slice(head.start, clause.end)))) return [];
      if (isFrame(claim, clause)) return [];
      // What the rest of it tells of has to tell the action: a verb of one fact before the things of another is neither's.
      const lead = new Set(clause.words.filter(({ end }) => end <= head.end));
      const rest = sentence.words.filter((word) => !lead.has(word));
      const support = [
        ...supportBeside(
          claim,
          { ...clause, words: clause.words.filter((word) => head.words.includes(word) || !lead.has(word)) },
          head,
        ),
        ...supportOf(claim, { ...sentence, words: rest }),
      ];
      const [best] = support;
      // A letter's clause that shares a single word with a fact may tell of something else.
      if (claim.place.kind !== 'told' && (best === undefined || shared(clause, best) < LEAST_SHARED))
        return [];
      if (best === undefined || isTranslated(sentence, support)) return [];
      // Who did what is told one by one: no deed is the person's that is not among theirs.
      const isDivided = regionsOf(best).some(
        ({ standing, isVerbAlone }) => standing === 'other' && isVerbAlone !== true,
      );
      if (!isOfActions(best) && !isDivided) return [];
      const stands = fold(sentence.text);
      if (isStandIn(stands) && support.some(({ text }) => isStandIn(fold(text)))) return [];
      if (support.some((source) => tellsAction(head, source))) return [];
      if (!isDivided && isReworded(claim, clause, head, best)) return [];
      const span = claim.text.slice(head.start, head.end);
      return [
        refuse(
          claim,
          head,
          'scope',
          messages.message('notOfThis', { words: span }),
          messages.message('verbFix'),
        ),
      ];
    }),
  );
};
