import { claimWord } from '#engines/lexicon/index.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isRank, isRankSaid } from './ranks/ranks.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { followsFrom } from '#engines/claims/quantities/derive.ts';
import { bearsOut } from '#engines/claims/quantities/match.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';
import { BECAUSE, parts } from './causes-told.ts';
import type { Parts } from './causes-told.ts';
import { isFrame, isGap } from './letters/letter.ts';
import { isStance } from './letters/stance.ts';

/** How much of a part a value says: of its words and of its amounts. */
function shareSaid(part: string, source: Source): number {
  const amounts = quantitiesIn(part);
  const units = unitsOf(wordsOf(part, stem)).filter(
    ({ start, end, words }) =>
      !/^\d/.test(words[0]?.word ?? '') && !amounts.some((one) => one.start < end && start < one.end),
  );
  if (units.length + amounts.length === 0) return 1;
  const said = units.filter((unit) => isSaid(unit, source.vocabulary)).length;
  const changes = changesIn(source.text, source.quantities);
  const counted = amounts.filter(
    (one) =>
      source.quantities.some((truth) => truth.value === one.value || bearsOut(truth, one)) ||
      changes.some((change) => followsFrom(change, one, fold(part))),
  ).length;
  return (said + counted) / (units.length + amounts.length);
}

/** How much of a cause and of its effect one value must say. */
const LEAST_SAID = 0.55;

/** Whether a value tells that something changed, and does not merely name things beside each other. */
const tellsChange = ({ text, quantities }: Source): boolean =>
  BECAUSE.test(fold(text)) || CHANGE.test(fold(text)) || changesIn(text, quantities).length > 0;

const CHANGE = claimWord('causal: change');

/** Whether a cause is an action of its own ("by training the crew") that the value does not tell. */
function isOtherAction(cause: string, source: Source): boolean {
  const [action] = unitsOf(wordsOf(cause, stem));
  const word = action?.words[0]?.word ?? '';
  return (
    action !== undefined &&
    action.start === cause.search(/\S/) &&
    isRank(action, cause) &&
    !isSaid(action, source.vocabulary) &&
    !isRankSaid(action, source.words) &&
    word.endsWith('ing')
  );
}

/** What makes one thing the means of another within a fact. */
const MEANS = claimWord('causal: means', /\b(?:en (?=\w+ant\b))\b/);

/**
 * Whether one value tells a cause of its own and carries both parts in other words: it bears out an amount of the text, and
 * of neither part does any other value say more.
 */
function isRetold({ before, after, change }: Parts, sources: readonly Source[], isChange: boolean): boolean {
  const amounts = quantitiesIn(`${before} ; ${after}`);
  if (amounts.length === 0) return false;
  return sources.some((source) => {
    const said = fold(source.text);
    if (change === '' ? !BECAUSE.test(said) && !MEANS.test(said) : !tellsChange(source)) return false;
    if ((isChange && !tellsChange(source)) || isOtherAction(after, source)) return false;
    if (shareSaid(amounts.map(({ span }) => span).join(' ; '), source) < 1) return false;
    return [before, after].every((part) =>
      sources.every((other) => other === source || shareSaid(part, other) <= shareSaid(part, source)),
    );
  });
}

/** A sentence of feelings and views that speaks of nothing of the person's own. */
const isView = (claim: Claim, sentence: Sentence): boolean =>
  isStance(claim, sentence) && !/\b(?:my|our|mon|ma|mes|notre|nos)\b/.test(fold(sentence.text));

/** What takes up the sentence before it, so that both tell of one thing. */
const TAKES_UP =
  /^(?:this|that|it|they|these|which|as a result|results?|so|thereby|ce|c'|cela|ca|il|elle|ils|elles|resultats?|d'ou|ainsi|depuis|since)(?![\p{L}])/u;
const sentences = new WeakMap<Source, readonly Source[]>();

/** The sentences of a value, each as a value of its own: what merely stands in the next one is no effect of the one before. */
function sentencesOf(source: Source): readonly Source[] {
  const kept = sentences.get(source);
  if (kept !== undefined) return kept;
  const own: string[] = [];
  for (const text of source.text.split(/(?<=\p{L}{3}[.!])\s+(?=\p{Lu})/u)) {
    const before = own.at(-1);
    if (before !== undefined && TAKES_UP.test(fold(text))) own.splice(-1, 1, `${before} ${text}`);
    else own.push(text);
  }
  const found =
    own.length < 2
      ? [source]
      : own.map((text) => {
          const words = wordsOf(text, stem);
          return { ...source, text, words, vocabulary: vocabularyOf(words), quantities: quantitiesIn(text) };
        });
  sentences.set(source, found);
  return found;
}

/** Causes that nobody recorded: both the cause and what it brought about must stand in one value of the profile. */
export const checkCauses: Check = (claim) => causesIn(claim, () => true);

/**
 * The same of a text that tells of several facts, part by part: what one part is told to have brought about in another. What stands
 * within a part is looked at with the part.
 */
export const checkCausesAcross = (claim: Claim, stated: readonly Stretch[]): Refusal[] =>
  causesIn(claim, (at) => !stated.some(({ start, end }) => start < at && at < end - 1));

function causesIn(
  claim: Claim,
  /** By where in the text the one ends and the other begins. */
  isAsked: (at: number) => boolean,
): Refusal[] {
  return claim.sentences.flatMap((sentence) => {
    const split = parts(sentence.text);
    if (split === null || isFrame(claim, sentence) || isView(claim, sentence)) return [];
    if (!isAsked(sentence.start + split.at)) return [];
    if (claim.place.kind === 'letter' && isGap(claim, sentence)) return [];
    const sources = claim.place.sources
      .filter(({ field }) => /highlights|summary|description/.test(field))
      .flatMap(sentencesOf);
    if (sources.length === 0) return [];
    const { before, after, change, joint } = split;
    const isChange = change !== '' || CHANGE.test(joint);
    const both = sources.some(
      (source) =>
        (!isChange || tellsChange(source)) &&
        !isOtherAction(after, source) &&
        shareSaid(before, source) >= LEAST_SAID &&
        shareSaid(after, source) >= LEAST_SAID &&
        shareSaid(change, source) >= LEAST_SAID,
    );
    if (both || isRetold(split, sources, isChange)) return [];
    return [
      refuse(claim, sentence, 'causal', messages.message('notBecause'), messages.message('notBecauseFix')),
    ];
  });
}
