import type { Claim, Stretch } from '#engines/claims/context.ts';
import { piecesOf } from '#engines/claims/language/pieces.ts';
import { hasPhrase, spaced } from '#engines/claims/language/words.ts';
import { languageLevels, claimWord } from '#engines/lexicon/index.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { fold } from '#engines/text/index.ts';
import { languagesIn, levelIn, names } from './language-levels.ts';
import { tellsMode } from './modes.ts';

/** A piece of a text, the languages it tells of, by name or by standing beside one, and the level it gives them; -1 for none. */
export interface Told extends Stretch {
  text: string;
  languages: readonly number[];
  level: number;
}

/** What stands between two languages that are told of together. */
const AND = /^\s*,?\s*(?:and|et|as well as|ainsi que|&|ou|or|comme)(?:\s+(?:in|en))?\s*$/;
/** A level that goes on to the languages behind it. */
const LEADS_ON = /\b(?:in|en)\b/;
const POINTS = claimWord('language pieces: points', /\b(?:l')\b/);

const words = (text: string): string[] => text.match(/[\p{L}\d]+/gu) ?? [];
const levelWords = new Set(languageLevels.flat().flatMap(words));
const languageWords = new Set(names.flat());

/** Whether a piece says nothing but how, or how well, a language is known. */
const isOfLanguageAlone = (text: string): boolean =>
  words(text).every(
    (word) =>
      isNeutral(word) ||
      levelWords.has(word) ||
      languageWords.has(word) ||
      tellsMode(word) ||
      /^(?:languages?|langues?|equally|only|seulement|both|well|bien|tres|very)$/.test(word),
  );

/** Where in a text its level begins; behind it where it has none. */
const levelAt = (text: string): number =>
  Math.min(
    text.length,
    ...languageLevels
      .flat()
      .filter((level) => hasPhrase(spaced(text), level))
      .map((level) => text.indexOf(level)),
  );
const languageAt = (text: string): number =>
  Math.min(
    text.length,
    ...[...languageWords].filter((name) => hasPhrase(spaced(text), name)).map((name) => text.indexOf(name)),
  );

/** Pieces as they are written. */
function piecesIn(claim: Claim): Told[] {
  const separator = /[;,](?![^(]*\))|\band\b|\bet\b|\bas well as\b|\bainsi que\b|\bcomme en\b|&/;
  const stretches =
    claim.place.section === 'languages'
      ? piecesOf(claim, separator)
      : claim.sentences.flatMap(({ clauses }) =>
          clauses.flatMap((clause) =>
            piecesOf(clause, separator).map(({ start, end }) => ({
              start: clause.start + start,
              end: clause.start + end,
            })),
          ),
        );
  return stretches.map(({ start, end }) => {
    const text = fold(claim.text.slice(start, end));
    return { start, end, text, languages: languagesIn(text), level: levelIn(text) };
  });
}

/**
 * The pieces of a text that tell of languages. A level before two languages is told of both ("at ease in English and German"), and so is one
 * behind them; a piece that only says how a language is known is of the language before it ("French, spoken and read").
 */
export function piecesTold(claim: Claim): Told[] {
  const pieces = piecesIn(claim);
  const isSection = claim.place.section === 'languages';
  // "Fluent in Norwegian, English and Polish": the level is that of all of them.
  const open = new Set(pieces.filter(({ text, level }) => level >= 0 && LEADS_ON.test(text)));
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    if (before === undefined) continue;
    const joint = fold(claim.text.slice(before.end, piece.start));
    const isJoined = AND.test(joint);
    if (piece.languages.length > 0 && before.languages.length > 0 && (isJoined || open.has(before))) {
      if (piece.level < 0 && isOfLanguageAlone(piece.text) && open.has(before)) {
        piece.level = before.level;
        open.add(piece);
      } else if (
        piece.level < 0 &&
        isOfLanguageAlone(piece.text) &&
        levelAt(before.text) < languageAt(before.text)
      )
        piece.level = before.level;
      else if (
        before.level < 0 &&
        piece.level >= 0 &&
        levelAt(piece.text) > languageAt(piece.text) &&
        !isSection
      )
        before.level = piece.level;
    }
    if (piece.languages.length > 0 || !isOfLanguageAlone(piece.text)) continue;
    if (piece.level < 0 && !words(piece.text).some(tellsMode)) continue;
    const last = pieces.slice(0, at).findLast(({ languages }) => languages.length > 0);
    if (last !== undefined && (isSection || last === before || POINTS.test(piece.text)))
      piece.languages = last.languages;
  }
  return pieces;
}
