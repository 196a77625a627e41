import { claimWord } from '#engines/lexicon/index.ts';
import { isFeeling, isStance } from '#engines/claims/checks/letters/stance.ts';
import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import { isCourtesy, isGeneric } from '#engines/claims/lexicon/lexicon.ts';
import { isAction, isWrittenAsAWord } from './unit-kinds.ts';
import type { Strange } from './unit-kinds.ts';

/** Whether the posting says the word itself, and not only one that may stand for it. */
const isOfPosting = ({ posting }: Claim, { words }: Unit): boolean =>
  words.every(
    ({ stem, word }) =>
      posting?.vocabulary.stems.has(stem) === true || posting?.vocabulary.words.has(word) === true,
  );

/** What somebody says is familiar or daily to them. */
const FAMILIARITY =
  /\b(?:(?:am|are|'m|got|grown|became|been) (?:well |fully |very |quite )?(?:used|accustomed) to|at (?:home|ease) (?:in|with)|comfortable (?:in|with)|(?:part|at the (?:heart|core|centre|center)) of my|(?:has|have|had) (?:always )?been my|(?:is|are|was|were) my (?:world|daily|everyday|trade|craft|bread|field|home)|habituee? (?:a|aux?)|a l'aise (?:avec|dans|en)|fa(?:it|isait|isaient) partie de m(?:on|a|es)|font partie de m(?:on|a|es)|au (?:coeur|centre) de m(?:on|a|es)|(?:familiar|well known) to me|(?:m'est|me sont) (?:tres |bien )?(?:famili\w+|connue?s?)|come naturally to me|(?:bread and butter|second nature)|n'(?:a|ont) plus de secrets?|mon quotidien|ma specialite|mon domaine)\b/;

/** Whether a word stands in a sentence that calls it familiar. */
function isOfFamiliarity(claim: Claim, unit: Unit): boolean {
  const sentence = claim.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  return sentence !== undefined && FAMILIARITY.test(fold(sentence.text));
}

const FIRST_PERSON = claimWord('taken over: first person');

/** Whether a word stands in a sentence of a letter that says what somebody hopes or thinks, and nothing of their own. */
function isView(claim: Claim, unit: Unit): boolean {
  const sentence = claim.sentences.find(({ start, end }) => start <= unit.start && unit.end <= end);
  return (
    sentence !== undefined &&
    (isFeeling(claim, sentence) || (isStance(claim, sentence) && !FIRST_PERSON.test(fold(sentence.text)))) &&
    !/\b(?:my|our|mon|ma|mes|nos|notre)\b/i.test(sentence.text) &&
    isWrittenAsAWord(unit)
  );
}

const LEADS = /(?:^|\s)(?:an?|the|in|of|at|my|our|for|with|and|un|une|le|la|en|de|dans|mon|ma|et)\s$|,\s$/;

/** Whether what looks like an action stands before a thing as its quality: "a unionized shop". */
function isAttribute({ text }: Claim, { start, end, words }: Unit): boolean {
  return (
    /(?:ed|ing)$/.test(words.at(-1)?.word ?? '') &&
    LEADS.test(fold(text.slice(Math.max(0, start - 8), start))) &&
    /^(?:,\s[\p{L}-]+)?\s(?!(?:an?|the|in|of|at|my|our|for|with|and|or|to|by|on|from|that|when|while|as|it|them|people|others)\b)[\p{L}]/u.test(
      text.slice(end),
    )
  );
}

/** Whether a strange unit and the strange one beside it stand so in the posting too: a phrase of it was taken over. */
function isPostingPhrase(claim: Claim, { unit }: Strange, strange: readonly Strange[]): boolean {
  const { posting } = claim;
  if (posting === null || unit.words.length > 1) return unit.words.length > 1;
  const own = unit.words[0]?.stem ?? '';
  return strange.some((other) => {
    const word = other.unit.words[0]?.stem ?? '';
    return (
      (other.unit.start === unit.end + 1 && posting.pairs.has(`${own} ${word}`)) ||
      (unit.start === other.unit.end + 1 && posting.pairs.has(`${word} ${own}`))
    );
  });
}

const isOfPostingAlone = (claim: Claim, { unit, category }: Strange): boolean =>
  category === 'jd-keyword' && isOfPosting(claim, unit);
/** Words of the posting that make a duty of it, beside one that names something and beside one that may be anybody's. */
const REST_OF_A_DUTY = 1;
const REST_OF_A_PLAIN_DUTY = 2;

/** Whether an action stands with another word of the posting in one sentence of what the person says they do: a duty of it was taken over. */
function isPostingDuty(claim: Claim, one: Strange, strange: readonly Strange[]): boolean {
  const sentence = claim.sentences.find(({ start, end }) => start <= one.unit.start && one.unit.end <= end);
  if (sentence === undefined || isStance(claim, sentence)) return false;
  const beside = strange.filter(
    (other) =>
      other !== one &&
      sentence.start <= other.unit.start &&
      other.unit.end <= sentence.end &&
      isOfPostingAlone(claim, other),
  );
  return beside.length >= (isGeneric(one.unit.words[0]?.word ?? '') ? REST_OF_A_PLAIN_DUTY : REST_OF_A_DUTY);
}

/** Whether a word of the posting is told of the person's own: a thing, an attribute, a familiarity or duties of it. */
export function isTakenOver(claim: Claim, one: Strange, strange: readonly Strange[]): boolean {
  const word = one.unit.words[0]?.word ?? '';
  if (!isOfPosting(claim, one.unit)) return false;
  const isPlainAction = isAction(one.unit) && !isAttribute(claim, one.unit);
  if (isCourtesy(word)) return isPostingPhrase(claim, one, strange);
  if (isGeneric(word)) return isPostingPhrase(claim, one, strange) || isPostingDuty(claim, one, strange);
  if (isOfFamiliarity(claim, one.unit)) return true;
  if (isView(claim, one.unit)) return false;
  return !isPlainAction || isPostingPhrase(claim, one, strange) || isPostingDuty(claim, one, strange);
}
