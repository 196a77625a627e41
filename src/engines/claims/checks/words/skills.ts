import { meets, refuse } from '#engines/claims/context.ts';
import { piecesOf } from '#engines/claims/language/pieces.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, unitsOf, vocabularyOf } from '#engines/claims/language/units.ts';
import type { Known, Source } from '#engines/claims/profile/facts.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { text as messages } from '#engines/claims/messages.ts';

const APART = /[,;:()|•]|\s(?:and|et|&|on|for|with|in|pour|avec|sur|en|dans)\s|\s[-–—]\s/i;
const MOST_WORDS = 4;

const LEVEL =
  /^(?:advanced|expert|intermediate|proficient|fluent|senior|certified|professional|avance|avancee|experte|intermediaire|confirmee?|certifiee?)$/;

/** A level told of the skill before it, "Python (advanced)", that no value gives it; null where there is none such. */
function levelOf(claim: Claim, pieces: readonly Stretch[], at: number): Refusal | null {
  const [piece, before] = [pieces[at], pieces[at - 1]];
  if (piece === undefined || before === undefined) return null;
  const [level, ...others] = claim.words.filter((word) => meets(word, piece));
  if (level === undefined || others.length > 0 || !LEVEL.test(level.word)) return null;
  const of = unitsOf(claim.words.filter((word) => meets(word, before)));
  const given = claim.known.sources.some(
    ({ vocabulary }) => vocabulary.words.has(level.word) && of.every((unit) => isSaid(unit, vocabulary)),
  );
  return given
    ? null
    : refuse(claim, piece, 'skill', messages.message('skillLevel'), messages.message('levelFix'));
}

/** Values that tell of one thing together: all of a credential's, and each skill of a group with the name of the group. */
const tellingOne = ({ entries }: Known): (readonly Source[])[] =>
  entries.flatMap(({ section, sources }) => {
    if (section !== 'skills') return /^(?:education|certificates)$/.test(section) ? [sources] : [];
    const ofAll = sources.filter(({ field }) => field !== 'keywords');
    return sources.filter((source) => !ofAll.includes(source)).map((skill) => [skill, ...ofAll]);
  });

/** The skills that a stretch names whole, one beside the other. */
function wholeIn({ known, words }: Claim, stretch: Stretch): readonly Source[] {
  const stated = vocabularyOf(words.filter((word) => meets(word, stretch)));
  return known.sources.filter(
    (source) => source.section === 'skills' && unitsOf(source.words).every((unit) => isSaid(unit, stated)),
  );
}

/** Skills in a list: the words of each stand together in one value or entry, and are not gathered from several. */
export const checkSkills: Check = (claim) => {
  const { place, text, known } = claim;
  if (place.kind !== 'list' || place.section !== 'skills') return [];
  const pieces = piecesOf(claim, APART);
  return pieces.flatMap((piece, at) => {
    const part = text.slice(piece.start, piece.end);
    const units = unitsOf(wordsOf(part, stem));
    const level = levelOf(claim, pieces, at);
    if (level !== null) return [level];
    if (units.length < 2 || units.length > MOST_WORDS) return [];
    const saidBySome = (unit: (typeof units)[number]) =>
      known.sources.some(({ vocabulary }) => isSaid(unit, vocabulary));
    const isTogether = [
      ...known.sources.map((source) => [source]),
      ...tellingOne(known),
      wholeIn(claim, piece),
    ].some((sources) => units.every((unit) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary))));
    if (isTogether || !units.every(saidBySome)) return [];
    return [
      refuse(
        claim,
        piece,
        'skill',
        messages.message('notOfOne', { words: part }),
        messages.message('skillFix'),
      ),
    ];
  });
};
