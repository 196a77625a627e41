import { claimWord } from '#engines/lexicon/index.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { hasPhrase, spaced } from '#engines/claims/language/words.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { languagesIn, levelIn, names } from './language-levels.ts';
import { piecesTold } from './language-pieces.ts';
import type { Told } from './language-pieces.ts';
import { isHalved, isOtherMode, tellsMode } from './modes.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import type { Message } from '#localization/types.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';

const entryOf = ({ known }: Claim, language: number): Entry | undefined =>
  known.entries.find(
    ({ section, sources }) =>
      section === 'languages' &&
      names[language]?.some((name) =>
        sources.some((source) => source.field === 'language' && hasPhrase(spaced(fold(source.text)), name)),
      ),
  );

/** The level of a language that the profile gives; null where it does not have the language, -1 where it gives no level. */
function knownLevel(claim: Claim, language: number): number | null {
  const entry = entryOf(claim, language);
  return entry === undefined ? null : levelOfEntry(entry);
}

/** The level of a language that no list has, such as a sign language: one that the text names as the profile does. */
function levelOfNamed(claim: Claim, text: string): number | null {
  const words = spaced(text);
  const entry = claim.known.entries.find(
    ({ section, sources }) =>
      section === 'languages' &&
      sources.some(({ field, text: name }) => field === 'language' && hasPhrase(words, fold(name))),
  );
  return entry === undefined ? null : levelOfEntry(entry);
}

function levelOfEntry(entry: Entry): number {
  return levelIn(
    fold(
      entry.sources
        .filter(({ field }) => field !== 'language')
        .map(({ text }) => text)
        .join(' '),
    ),
  );
}

/** Actions that take more than the beginnings of a language. */
const AT_WORK = claimWord('languages: at work');
const BEGINNER = 0;
/** Actions that take all of a language, and the level from which on somebody has that. */
const OF_THE_FLUENT = claimWord('languages: of the fluent');
const FLUENT = 2;

/** Whether the verb nearest to a language, before it where one is, has it in a way that its entry does not give: "I interpret into Ukrainian". */
function isHadOtherwise(claim: Claim, language: number, text: string): boolean {
  const entry = entryOf(claim, language);
  if (entry === undefined || !isHalved(entry)) return false;
  const words = text.split(/[^\p{L}'’-]+/u);
  const at = words.findIndex((word) => names[language]?.includes(word) === true);
  const verb = words.slice(0, at).findLast(tellsMode) ?? words.slice(at + 1).find(tellsMode);
  return at >= 0 && verb !== undefined && !NOT_HERE.test(text) && isOtherMode(verb, entry);
}
const NOT_HERE = /\b(?:not|no|only|never|cannot|pas|ne|ni|seulement|uniquement|jamais)\b|n't\b/;

/** Languages of which the profile gives the beginnings, told as what the person works in. */
function workedIn(claim: Claim): Refusal[] {
  if (!/^(?:letter|told|summary)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence) => {
    const text = fold(sentence.text);
    const language = languagesIn(text).find((one) => {
      const level = knownLevel(claim, one);
      if (isHadOtherwise(claim, one, text)) return true;
      return (
        (level === BEGINNER && AT_WORK.test(text)) ||
        (level !== null && level >= 0 && level < FLUENT && OF_THE_FLUENT.test(text))
      );
    });
    if (language === undefined) return [];
    if (levelIn(text) >= 0 || isGap(claim, sentence) || isFrame(claim, sentence)) return [];
    const isTold = claim.place.sources.some(
      (source) =>
        /^(?:highlights|summary)$/.test(source.field) &&
        names[language]?.some((name) => hasPhrase(spaced(fold(source.text)), name)) === true,
    );
    if (isTold) return [];
    return [
      refuse(
        claim,
        sentence,
        'language',
        messages.message('languageBeginnings'),
        messages.message('levelFix'),
      ),
    ];
  });
}

/** Why a piece that tells of languages is not borne out; null where it is. */
function whyNot(claim: Claim, { text, languages, level }: Told): [Message, Message] | null {
  for (const language of languages) {
    const entry = entryOf(claim, language);
    if (entry !== undefined && isOtherMode(text, entry))
      return [messages.message('languageWay'), messages.message('languageWayFix')];
    const known = knownLevel(claim, language);
    if (level < 0 || (known !== null && level <= known)) continue;
    return known === null
      ? [messages.message('noLanguage'), messages.message('levelFix')]
      : [messages.message('languageLevel'), messages.message('levelFix')];
  }
  if (languages.length > 0 || level < 0) return null;
  const known = levelOfNamed(claim, text);
  return known === null || level <= known
    ? null
    : [messages.message('languageLevel'), messages.message('levelFix')];
}

/** Whether an entry lowers the level that it gives: "limited working proficiency". */
const isLimited = ({ sources }: Entry): boolean =>
  sources.some(({ text }) =>
    /\b(?:limite\w*|restricted|partial\w*|partiel\w*|some|only|seulement)\b/.test(fold(text)),
  );

/** Whether a stretch stands in a piece that tells of languages of whose entries each gives a level: how high it is has been looked at. */
export const isOfKnownLevels = (claim: Claim, { start, end }: Stretch): boolean =>
  piecesTold(claim).some(
    (piece) =>
      piece.start <= start &&
      end <= piece.end &&
      piece.languages.length > 0 &&
      piece.languages.every((language) => {
        const entry = entryOf(claim, language);
        return entry !== undefined && levelOfEntry(entry) >= 0 && !isLimited(entry);
      }),
  );

/** Languages: none that is not there, none at a higher level. */
export const checkLanguages: Check = (claim) => {
  const { kind, section } = claim.place;
  if (section !== 'languages' && kind !== 'letter' && kind !== 'summary') return [];
  const found = piecesTold(claim).flatMap((piece) => {
    const why = isGap(claim, piece) || isFrame(claim, piece) ? null : whyNot(claim, piece);
    return why === null ? [] : [refuse(claim, piece, 'language', ...why)];
  });
  const bilingual = /\b(?:bilingual|bilingue|bilingualism|trilingual|trilingue)\b/.exec(fold(claim.text));
  if (bilingual && !claim.known.sources.some(({ text }) => /biling|triling/.test(fold(text)))) {
    const fluent = claim.known.entries.filter(
      ({ section: own, sources }) =>
        own === 'languages' && levelIn(fold(sources.map(({ text }) => text).join(' '))) >= 3,
    );
    const at = { start: bilingual.index, end: bilingual.index + bilingual[0].length };
    if (fluent.length < 2 && !isGap(claim, at) && !isFrame(claim, at))
      found.push(refuse(claim, at, 'language', messages.message('notTwoLanguages')));
  }
  return [...found, ...workedIn(claim)];
};
