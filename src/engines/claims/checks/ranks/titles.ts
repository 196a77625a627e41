import { refuse, wholeOf } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { heldTitles, high, isTitleWord, judge, low, partsOf, remedy } from './held-titles.ts';
import { englishRoles, frenchRoles } from '#engines/lexicon/index.ts';
import { isAfterOther, toldTitles } from './told-titles.ts';
import { earlierTitle, loweredIn } from './lowered-titles.ts';

const TITLE_ENDS =
  /^(?:en|with|in|for|at|of|de|des|du|a|au|aux|chez|avec|dans|who|whose|qui|membre|member|since|depuis)$/;

/** Whether a word puts who it names above others, alone or as part of another: "assistante-chef". */
const isOfRank = ({ word }: Word): boolean => word.split('-').some((part) => high.has(part));

/** The words of a fact but for whom it names beside the person: "with the head beekeeper" makes nobody one. */
const ownIn = ({ words, text }: Source): Word[] => words.filter(({ start }) => !isAfterOther(text, start));

/** What a summary opens with, where it is a title: no rank in it that no title has. */
function headTitle(claim: Claim): Refusal[] {
  const bullets = claim.place.sources.filter(({ field }) => field === 'highlights');
  const lowered = loweredIn(claim, bullets);
  if (lowered !== null) return [lowered];
  const end = claim.words.findIndex(
    ({ word, start }, at) =>
      at > 0 && (TITLE_ENDS.test(word) || /[,.:;(]/.test(claim.text.slice(claim.words[at - 1]?.end, start))),
  );
  const claimed = claim.words.slice(0, end < 0 ? 5 : end);
  if (claimed.length > 5 || !claimed.some(isOfRank)) return [];
  const held = heldTitles(claim).map((title) => vocabularyOf(wordsOf(title, stem)));
  const rank = unitsOf(claimed).find(
    (unit) =>
      unit.words.some(isOfRank) &&
      // "Second to the head chef" makes nobody one.
      !isAfterOther(claim.text, unit.start) &&
      !held.some((title) => isSaid(unit, title)) &&
      !bullets.some((bullet) => isSaid(unit, vocabularyOf(ownIn(bullet)))),
  );
  if (rank === undefined) return [];
  const span = claim.text.slice(rank.start, rank.end);
  return [refuse(claim, rank, 'title', messages.message('titlesLack', { words: span }), remedy)];
}

/** Whether a word of rank stands right before a word of the title: "Head" of "Head Farm Manager" is no head of cattle. */
function isRankOfTitle({ words, text }: Claim, at: number, own: ReadonlySet<string>): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    (high.has(word.word) || low.has(word.word)) &&
    own.has(next.word) &&
    text.slice(word.end, next.start).trim() === ''
  );
}

/** Whether a word stands before the first sign of a line, where the title does. */
const isAtHead = ({ text }: Claim, { end }: Word): boolean =>
  !/[,;:(|–—]|\b(?:at|with|for|chez)\s/i.test(text.slice(0, end));

/** What one is by trade at the head of a line, where the title held does not have it and no other value names it. */
function otherTitle(claim: Claim, claimed: readonly Word[], held: readonly string[]): Refusal[] {
  const last = claim.words.findLast((word) => isAtHead(claim, word));
  const named = claim.words.filter(
    (word) =>
      isAtHead(claim, word) &&
      (claimed.includes(word) || (word === last && englishRoles.has(word.word) && !word.first)),
  );
  const [first] = claim.words;
  // The trade is what such a title ends with, and in French begins with.
  const isTrade = (word: Word): boolean =>
    (word === last && (isTitleWord(word.word) || englishRoles.has(word.word))) ||
    (word === first && frenchRoles.has(word.word));
  const strange = unitsOf(named).filter(
    (unit) =>
      unit.words.some(isTrade) && !held.some((title) => isSaid(unit, vocabularyOf(wordsOf(title, stem)))),
  );
  return held.length === 0
    ? []
    : strange.map((unit) => {
        const words = claim.text.slice(unit.start, unit.end);
        return refuse(claim, unit, 'title', messages.message('titleNotHere', { words }), remedy);
      });
}

/** Titles above the one held: another word, "Junior" dropped, "Senior" added. */
export const checkTitles: Check = (claim) => {
  const { kind, field, section, entry, sources } = claim.place;
  if (kind === 'label' || (kind === 'value' && field === 'position')) {
    const held = (
      kind === 'label' ? sources : (entry?.sources ?? []).filter((source) => source.field === 'position')
    ).flatMap(({ text }) => partsOf(text));
    if (held.length === 0)
      return [refuse(claim, wholeOf(claim), 'title', messages.message('noTitle'), remedy)];
    return judge(claim, claim.words, { held });
  }
  if (kind === 'line' && (section === 'work' || section === 'volunteer')) {
    const held = heldTitles(claim);
    const others = (entry?.sources ?? [])
      .filter((source) => source.field !== 'position')
      .map(({ words }) => vocabularyOf(words));
    // What of the line is the title: the words no other value of the entry says.
    const own = new Set(held.flatMap((title) => wordsOf(title, stem).map(({ word }) => word)));
    const claimed = claim.words.filter(
      (word, at) =>
        (isTitleWord(word.word) || own.has(word.word)) &&
        (!others.some((vocabulary) => vocabulary.words.has(word.word)) ||
          isAtHead(claim, word) ||
          isRankOfTitle(claim, at, own)),
    );
    const wrong = judge(claim, claimed, { held, ofTitleAlone: true });
    if (wrong.length > 0) return wrong;
    const earlier = earlierTitle(claim, claimed);
    return earlier.length > 0 ? earlier : otherTitle(claim, claimed, held);
  }
  if (kind === 'summary' || kind === 'told') return [...toldTitles(claim), ...headTitle(claim)];
  return kind === 'letter' ? toldTitles(claim) : [];
};
