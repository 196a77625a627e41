import { claimWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { endsWithAgent, isAgent } from './agents.ts';
import { piecesOf } from './pieces.ts';
import type { Piece } from './pieces.ts';
import type { Region } from './region.ts';
import { doerIn, doerOfDeed, isDoneInstead, otherSubject } from './subjects.ts';

/** What may lead to somebody at the head of a part. */
const LEADS =
  /^(?:(?:and|but|while|whereas|which|whom|et|mais|tandis que|alors que|que) |qu')?(?:(?:the|an?|our|its|le|la|les|une?|two|three|deux|trois|notre|nos) |l')?/;
/** Words among which somebody stands who does what the part tells. */
const MOST_BEFORE = 5;
/** What may stand between somebody and what they did: their name. */
const NAMED = /^, [^,;]{2,40},/;
/** What is no deed of whom it stands after. */
const NO_DEED =
  /^,? ?(?:$|(?:was|were|is|are|been|est|sont|etai(?:t|ent)|and|et|of|de|du|des|for|in|to|on|at|as|or|ou|who|qui|with|avec|a la|au)\b(?! (?:command|charge|control)\b)|d')/;

/** Deeds that went to somebody, came from them or were theirs. */
const OF_SOMEBODY =
  /\b(?:c(?:o|a)mes?|went|goes|go|was|were|is|are|est|sont|etai(?:t|ent)|vient|viennent|revient|belong\w*|left|faite?s?|done|made|handled|ran|run)\b[^,;]{0,24}?\s(?:to|from|by|of|par|de la|du|des|d'|de l'|a la|au|aux|de)\s?(?:(?:the|an?|our|my|la|le|les|l'|une?|two|three|deux|trois)\s)?((?:[\p{L}'-]+ ){0,2}?)([\p{L}-]+)\b/u;
const GIVEN_AWAY = claimWord('regions: given away');
/** A department by its initials at the head of a part: "IT carried out the migration". */
const DEPARTMENT =
  /^(?:the |la |le |les |l'|our )?\p{Lu}{2,4} (?!(?:and|et|of|de|du|is|was|est)\b)\p{Ll}+(?:ed|s|t|a)?\b/u;

/** Whether a part begins with somebody and what they do: "the owner, Martin Heal, prices anything larger". */
function isBegunByAgent(text: string): boolean {
  const lead = LEADS.exec(text)?.[0].length ?? 0;
  const words = Array.from(text.slice(lead).matchAll(/[\p{L}'-]+/gu)).slice(0, MOST_BEFORE);
  return words.some(({ 0: word, index }) => {
    if (!isAgent(word)) return false;
    const rest = text.slice(lead + index + word.length);
    const name = NAMED.exec(rest)?.[0].length ?? 0;
    return (
      !NO_DEED.test(rest.slice(name)) &&
      !(name === 0 && rest.startsWith(',')) &&
      !isAgent(rest.trim().split(' ')[0] ?? '')
    );
  });
}

/** Whether a part tells that the thing it is about went to somebody, came from them or was done by them. */
function isOfSomebody(text: string): boolean {
  const [, before, last] = OF_SOMEBODY.exec(text) ?? [];
  return (last !== undefined && endsWithAgent(before, last)) || GIVEN_AWAY.test(text);
}

/** Whether a part that follows another tells what somebody else did. */
const isOfOther = ({ text }: Piece): boolean =>
  !FIRST_PERSON.test(text) && (isBegunByAgent(text) || otherSubject(text).length > 0 || isOfSomebody(text));
/** What tells of the person, whoever stands behind it. */
const FIRST_PERSON =
  /^(?:and |but |et |mais )?(?:i|i've|i'm|we|je|nous|on|my|mes|mon|ma)(?![\p{L}])|^(?:et |mais )?j'/u;

/** The parts of a text that tell what somebody else did, in their own words or about their own thing. */
export function partsOfOthers(text: string): Region[] {
  const pieces = piecesOf(fold(text));
  const others = pieces
    .filter((piece) => piece.start > 0 && (isOfOther(piece) || DEPARTMENT.test(text.slice(piece.start))))
    .map(({ text: part, start }): Region => ({
      standing: 'other',
      start,
      end: start + part.length,
      who: otherSubject(part),
      isOfThings: isDoneInstead(part, isAgent) || isOfSomebody(part),
    }));
  const listed = pieces.flatMap((piece) =>
    Array.from(piece.text.matchAll(/[^,]+/g), ({ 0: part, index }) => ({
      text: part.trim(),
      start: piece.start + index + part.length - part.trimStart().length,
    })),
  );
  const done = [
    ...pieces.map((piece) => ({ ...piece, who: doerIn(piece.text) })),
    ...listed.map((piece) => ({ ...piece, who: doerOfDeed(piece.text, isAgent) })),
  ]
    .filter(({ who }) => who.length > 0)
    .map(({ text: part, start, who }): Region => ({
      standing: 'other',
      start,
      end: start + part.length,
      who,
      isOfThings: true,
    }));
  return [...others, ...done];
}
