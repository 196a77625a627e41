import { refuse } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, vocabularyOf, unitsOf } from '#engines/claims/language/units.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { ranksOf } from '#engines/lexicon/index.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import type { Message } from '#localization/types.ts';
import { isSameRank } from './same-rank.ts';

export const { low, high } = ranksOf;
/** Whose time in a post a word tells: an apprenticeship is an apprentice's; "" where it tells none. */
export const holderOf = (word: string): string =>
  [...low].find(
    (rank) =>
      rank.length > 5 && word.startsWith(rank) && /^(?:ship|e?d|ssage)$/.test(word.slice(rank.length)),
  ) ?? '';
export const partsOf = (title: string): string[] => [
  title,
  ...title.split(/,\s*(?:then|puis)\s+|\s+(?:then|puis)\s+|\s\/\s|\|/),
];
const bare = (words: readonly Word[]): Word[] =>
  words.filter(
    ({ word }) =>
      !/^(?:then|puis|stand-in|contract|casual|seasonal|full-time|part-time|supervised|supervisee?|encadree?)$/.test(
        word,
      ),
  );

const FIELD = /(?:ure|ing|ics|ique|ie|logy|age|ment|try)$/;

/** Whether a title's word is only that of the field it is in: "architecte" of "technologue en architecture". */
const isOfFieldAlone = ({ words: [word, ...more] }: Unit, own: readonly Word[]): boolean =>
  word !== undefined &&
  more.length === 0 &&
  !FIELD.test(word.word) &&
  own.some(({ word: one, stem: root }) => root.startsWith(word.stem) && FIELD.test(one)) &&
  !own.some(({ word: one, stem: root }) => root === word.stem && !FIELD.test(one));

/** Why a title is not the one held, and whether it is for a word that the title held has or lacks. */
interface Reason {
  why: Message;
  isOfTitle: boolean;
}

/** Why a title is not the one held: a word it does not have, or a rank that was dropped or added; null when it is. */
export function whyNot(claimed: readonly Word[], held: string): Reason | null {
  const own = wordsOf(held, stem);
  const vocabulary = vocabularyOf(own);
  const units = unitsOf(bare(claimed));
  const strange = units.find(
    (unit) =>
      (!isSaid(unit, vocabulary) || isOfFieldAlone(unit, own)) &&
      !unit.words.every(({ word }) => /^\d+$/.test(word)),
  );
  if (strange !== undefined)
    return {
      why: messages.message('titleNotHere', { words: strange.words.map(({ raw }) => raw).join(' ') }),
      isOfTitle: strange.words.some(({ word }) => high.has(word)),
    };
  const stated = vocabularyOf(claimed);
  const dropped = unitsOf(own).find(
    (unit) =>
      unit.words.some(
        ({ word }) =>
          low.has(word) || word.split('-').some((part) => low.has(part) && !stated.words.has(part)),
      ) &&
      !isSaid(unit, stated) &&
      !unit.words.every(({ word }) =>
        word.split('-').every((part) => !low.has(part) || stated.words.has(part)),
      ),
  );
  if (dropped !== undefined)
    return {
      why: messages.message('titleHas', { words: dropped.words.map(({ raw }) => raw).join(' ') }),
      isOfTitle: true,
    };
  const narrowed = narrowingOf(own, claimed);
  if (narrowed !== undefined)
    return { why: messages.message('titleHas', { words: narrowed.raw }), isOfTitle: true };
  // A rank is a name: "administrator" is no "director", though both may be said to manage.
  const added = claimed.find(({ word }) => high.has(word) && !own.some((one) => isSameRank(word, one.word)));
  return added === undefined
    ? null
    : { why: messages.message('titleLacks', { words: added.raw }), isOfTitle: true };
}

/** Ranks that are those of a whole house unless the word behind them says of what part: "Head Age-Group Coach" is no head coach. */
const OVER_ALL = /^(?:head|chief|director|directrice|directeur|chef|cheffe)$/;

/** The word between a rank and what it is the rank of, in the title held, that a title leaves out. */
function narrowingOf(own: readonly Word[], claimed: readonly Word[]): Word | undefined {
  return own.find((word, at) => {
    const [rank, next] = [own[at - 1], own[at + 1]];
    if (rank === undefined || next === undefined || !OVER_ALL.test(rank.word)) return false;
    if (word.start !== rank.end + 1 || next.start !== word.end + 1 || isNeutral(word.word)) return false;
    return claimed.some((one, place) => one.stem === rank.stem && claimed[place + 1]?.stem === next.stem);
  });
}

export const remedy = messages.message('titleFix');

export function heldTitles({ place, known }: Claim): string[] {
  const own = place.entry === null ? known.sources : place.entry.sources;
  return own
    .filter(({ field }) => field === 'position' || field === 'label')
    .flatMap(({ text }) => partsOf(text));
}

/** What is wrong with a title; with `ofTitleAlone` only what the title held has or lacks. */
export function judge(
  claim: Claim,
  claimed: readonly Word[],
  { held, ofTitleAlone = false }: { held: readonly string[]; ofTitleAlone?: boolean },
): Refusal[] {
  const reasons = held.map((title) => whyNot(claimed, title));
  if (held.length === 0 || claimed.length === 0 || reasons.includes(null)) return [];
  const span = { start: claimed[0]?.start ?? 0, end: claimed.at(-1)?.end ?? 0 };
  const reason = reasons.find((one) => one?.isOfTitle === true) ?? reasons[0];
  if (!reason || (ofTitleAlone && !reason.isOfTitle)) return [];
  return [refuse(claim, span, 'title', reason.why, remedy)];
}

const AGENT =
  /(?:er|or|eur|euse|rice|ist|iste|ant|ante|ian|ien|ienne|man|woman|ier|iere|head|lead|chef|nurse|cook|clerk|intern|aide|agent|ere|able|tech|rep|maitre|maitresse|boss)$/;
export const isTitleWord = (word: string): boolean =>
  high.has(word) ||
  low.has(word) ||
  (word.length > 3 &&
    AGENT.test(word) &&
    !/^(?:after|other|over|under|never|ever|number|order|water|paper|summer|winter|their|letter|matter|member)$/.test(
      word,
    ));
