import { refuse, wholeOf } from '#engines/claims/context.ts';
import type { Asked, Check } from '#engines/claims/context.ts';
import { isSameDate } from '#engines/claims/dates/read.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, saidBy, unitsOf } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { heldTitles, high, isTitleWord, judge, low, partsOf, remedy } from './held-titles.ts';
import { isStandIn } from './ranks.ts';
import { frenchRoles } from '#engines/lexicon/index.ts';
import { isOfOthers, toldTitles } from './told-titles.ts';

/** What lowers the title after it, and is not to be left out. */
const LOWERED =
  /\b(relief|back-?up|stand-in|acting|interim|substitute|deputy|assistant|junior|trainee|student|associate|occasional|remplacante?|suppleante?|adjointe?|de releve|par interim)\s$/;

/** The same after a title: "infirmière-chef remplaçante". */
const LOWERED_AFTER =
  /^[,\s]*(remplacante?|suppleante?|adjointe?|de releve|par interim|interimaire|in training|trainee|stagiaire|relief|assistant)\b/;

/** "Groundsperson, then climber": the later title with the dates of both. */
function earlierTitle(asked: Asked, claimed: readonly Word[]): Refusal[] {
  const { entry } = asked.place;
  const position = entry?.sources.find(({ field }) => field === 'position')?.text ?? '';
  const [first, later] = position.split(/,?\s+(?:then|puis)\s+/i);
  if (entry === null || first === undefined || later === undefined || claimed.length === 0) return [];
  const said = saidBy(asked.words);
  const isWhole = asked.dates.some((date) => date.role === 'from' && isSameDate(entry.start, date));
  // "Veterinary assistant, then technician": what is left out is told by its last word.
  const head = wordsOf(first, stem).at(-1);
  if (!isWhole || head === undefined || said.words.has(head.word) || said.stems.has(head.stem)) return [];
  const span = { start: claimed[0]?.start ?? 0, end: claimed.at(-1)?.end ?? 0 };
  return [refuse(asked, span, 'title', messages.message('titleBefore', { words: first }), remedy)];
}

const TITLE_ENDS =
  /^(?:en|with|in|for|at|of|de|des|du|a|au|aux|chez|avec|dans|who|whose|qui|membre|member|since|depuis)$/;

/** "Charge nurse of a ward" for "Relief charge nurse": a title at the head without what lowers it in the fact. */
function loweredIn(asked: Asked, bullets: readonly Source[]): Refusal | null {
  const text = fold(asked.text);
  const head = (/^\p{L}+(?:-\p{L}+)+/u.exec(text) ?? /^[\p{L}'-]+ [\p{L}'-]+/u.exec(text))?.[0];
  if (head === undefined || isStandIn(text)) return null;
  if (heldTitles(asked).some((title) => fold(title).includes(head))) return null;
  for (const bullet of bullets) {
    const own = fold(bullet.text);
    const place = own.indexOf(head);
    const lowering =
      place < 0
        ? undefined
        : (LOWERED.exec(own.slice(0, place))?.[1] ?? LOWERED_AFTER.exec(own.slice(place + head.length))?.[1]);
    if (lowering !== undefined && !text.includes(lowering))
      return refuse(
        asked,
        { start: 0, end: head.length },
        'title',
        messages.message('profileHas', { words: lowering }),
        remedy,
      );
  }
  return null;
}

/** What a summary opens with, where it is a title: no rank in it that no title has. */
function headTitle(asked: Asked): Refusal[] {
  const bullets = asked.place.sources.filter(({ field }) => field === 'highlights');
  const lowered = loweredIn(asked, bullets);
  if (lowered !== null) return [lowered];
  const end = asked.words.findIndex(
    ({ word, start }, at) =>
      at > 0 && (TITLE_ENDS.test(word) || /[,.:;(]/.test(asked.text.slice(asked.words[at - 1]?.end, start))),
  );
  const claimed = asked.words.slice(0, end < 0 ? 5 : end);
  if (claimed.length > 5 || !claimed.some(({ word }) => high.has(word))) return [];
  const told = fold(asked.text.slice(claimed[0]?.start, claimed.at(-1)?.end));
  // "With the head beekeeper" makes nobody one.
  const own = bullets.filter(({ text }) => !isOfOthers(told, text));
  const held = [...heldTitles(asked), ...own.map(({ text }) => text)].map((title) =>
    saidBy(wordsOf(title, stem)),
  );
  const rank = unitsOf(claimed).find(
    (unit) => unit.words.some(({ word }) => high.has(word)) && !held.some((title) => isSaid(unit, title)),
  );
  if (rank === undefined) return [];
  const span = asked.text.slice(rank.start, rank.end);
  return [refuse(asked, rank, 'title', messages.message('titlesLack', { words: span }), remedy)];
}

/** Whether a word of rank stands right before a word of the title: "Head" of "Head Farm Manager" is no head of cattle. */
function isRankOfTitle({ words, text }: Asked, at: number, own: ReadonlySet<string>): boolean {
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
const isAtHead = ({ text }: Asked, { end }: Word): boolean =>
  !/[,;:(|–—]|\b(?:at|with|for|chez)\s/i.test(text.slice(0, end));

/** What one is by trade at the head of a line, where the title held does not have it and no other value names it. */
function otherTitle(asked: Asked, claimed: readonly Word[], held: readonly string[]): Refusal[] {
  const named = claimed.filter((word) => isAtHead(asked, word));
  const last = asked.words.findLast((word) => isAtHead(asked, word));
  const [first] = asked.words;
  // The trade is what such a title ends with, and in French begins with.
  const isTrade = (word: Word): boolean =>
    (word === last && isTitleWord(word.word)) || (word === first && frenchRoles.has(word.word));
  const strange = unitsOf(named).filter(
    (unit) => unit.words.some(isTrade) && !held.some((title) => isSaid(unit, saidBy(wordsOf(title, stem)))),
  );
  return held.length === 0
    ? []
    : strange.map((unit) => {
        const words = asked.text.slice(unit.start, unit.end);
        return refuse(asked, unit, 'title', messages.message('titleNotHere', { words }), remedy);
      });
}

/** Titles above the one held: another word, "Junior" dropped, "Senior" added. */
export const checkTitles: Check = (asked) => {
  const { kind, field, section, entry, sources } = asked.place;
  if (kind === 'label' || (kind === 'value' && field === 'position')) {
    const held = (
      kind === 'label' ? sources : (entry?.sources ?? []).filter((source) => source.field === 'position')
    ).flatMap(({ text }) => partsOf(text));
    if (held.length === 0)
      return [refuse(asked, wholeOf(asked), 'title', messages.message('noTitle'), remedy)];
    return judge(asked, asked.words, { held });
  }
  if (kind === 'line' && (section === 'work' || section === 'volunteer')) {
    const held = heldTitles(asked);
    const others = (entry?.sources ?? [])
      .filter((source) => source.field !== 'position')
      .map(({ words }) => saidBy(words));
    // What of the line is the title: the words no other value of the entry says.
    const own = new Set(held.flatMap((title) => wordsOf(title, stem).map(({ word }) => word)));
    const claimed = asked.words.filter(
      (word, at) =>
        (isTitleWord(word.word) || own.has(word.word)) &&
        (!others.some((said) => said.words.has(word.word)) ||
          isAtHead(asked, word) ||
          isRankOfTitle(asked, at, own)),
    );
    const wrong = judge(asked, claimed, { held, ofTitleAlone: true });
    if (wrong.length > 0) return wrong;
    const earlier = earlierTitle(asked, claimed);
    return earlier.length > 0 || section !== 'work' ? earlier : otherTitle(asked, claimed, held);
  }
  if (kind === 'summary' || kind === 'told') return [...toldTitles(asked), ...headTitle(asked)];
  return kind === 'letter' ? toldTitles(asked) : [];
};
