import { CHECKS, WORDING_CHECKS } from '#engines/claims/checks/checks.ts';
import { isRank } from '#engines/claims/checks/ranks/ranks.ts';
import { SHARE } from '#engines/claims/checks/ranks/share.ts';
import { isWrittenAsAWord } from '#engines/claims/checks/words/unit-kinds.ts';
import { isTooMuch, meets, MOST_CHARACTERS, readClaim } from '#engines/claims/context.ts';
import type { Claim, Stretch } from '#engines/claims/context.ts';
import { partsOf } from '#engines/claims/alignment/parts.ts';
import { languageOf } from '#engines/claims/language/language-of.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isReach } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { AgreedWording, Category, ClaimQuestion, Verdict } from '#engines/claims/verdict.ts';
import { fold } from '#engines/text/index.ts';
import { inOwnWords } from './agreed.ts';
import { sameThing } from './same-thing.ts';

/** A wording to ask the person about, and the sentence as it stands in their own words until they agree. */
export interface WordingToAsk extends AgreedWording {
  closer: string;
}

/** What a plain word is refused as, at the head of a sentence as a name too; every other kind is a claim and no wording. */
const PLAIN: ReadonlySet<Category> = new Set(['unsupported', 'scope', 'jd-keyword', 'skill']);
const MOST_WORDS = 6;
const TOLD = /^(?:highlights|summary|description)$/;
const DONE = /^(?:work|volunteer|projects)$/;

/** What denies, joins deeds, or says that it was done to somebody or only meant to be: with it words are no plain deed. */
const NO_PLAIN_DEED =
  /^(?:to|not|no|never|without|and|or|was|were|been|being|by|pas|ne|jamais|sans|et|ou|ete|etait|etaient|par)$/;

/** The stretch that plain words alone were refused in; null where anything else was refused, or nothing. */
function refusedIn(claim: Claim): Stretch | null {
  const others = CHECKS.filter((check) => !WORDING_CHECKS.has(check));
  const refusals = [...WORDING_CHECKS].flatMap((check) => check(claim));
  if (refusals.length === 0 || others.some((check) => check(claim).length > 0)) return null;
  if (!refusals.every(({ category }) => PLAIN.has(category))) return null;
  return {
    start: Math.min(...refusals.map(({ start }) => start)),
    end: Math.max(...refusals.map(({ end }) => end)),
  };
}

/**
 * Whether words are of a plain deed or its object: no name, figure, share, reach, time or denial is among them, and no rank that
 * the fact does not say.
 */
function arePlain(words: readonly Word[], text: string, { vocabulary }: Source): boolean {
  const units = unitsOf(words);
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    units.length > 0 &&
    units.every((unit) => isWrittenAsAWord(unit) && (!isRank(unit, text) || isSaid(unit, vocabulary))) &&
    !words.some(({ word }) => /\d/.test(word) || isReach(word) || NO_PLAIN_DEED.test(word)) &&
    !SHARE.test(words.map(({ word }) => word).join(' '))
  );
}

const stretchOf = (words: readonly Word[]): Stretch => ({
  start: words[0]?.start ?? 0,
  end: words.at(-1)?.end ?? 0,
});

/** How a verb ends where it tells of another time or person, in English. */
const FORMS = [/ing$/, /[^s]s$/];

/** Whether one deed may stand for the other in a sentence; in French its form is its teller's, and a resume has none. */
function areAlikeInForm([one]: readonly Word[], [other]: readonly Word[]): boolean {
  if (one === undefined || other === undefined || /^[jJ]['’]/.test(one.raw)) return false;
  return FORMS.every((form) => form.test(one.word) === form.test(other.word));
}

/** Words as they stand within a sentence. */
function wordingOf(text: string, words: readonly Word[]): string {
  const { start, end } = stretchOf(words);
  const said = text.slice(start, end);
  return words[0]?.first === true ? said.charAt(0).toLocaleLowerCase() + said.slice(1) : said;
}

const isPlainPlace = (claim: Claim, words: readonly Word[]): boolean =>
  ![...claim.quantities, ...claim.dates, ...claim.frequencies].some((one) => meets(one, stretchOf(words)));

/** The words of a sentence and of a fact that say the same thing otherwise, both plain. */
function pairOf(claim: Claim, source: Source): Pick<AgreedWording, 'said' | 'instead'> | null {
  const refused = refusedIn(claim);
  const found = refused && sameThing(claim, refused, source);
  if (found === null) return null;
  const { instead, said, isDeed } = found;
  if (isDeed && !areAlikeInForm(instead, said)) return null;
  if (!arePlain(instead, claim.text, source) || !arePlain(said, source.text, source)) return null;
  if (!isPlainPlace(claim, instead)) return null;
  if (source.quantities.some((one) => meets(one, stretchOf(said)))) return null;
  return { said: wordingOf(source.text, said), instead: wordingOf(claim.text, instead) };
}

/** Whether a sentence is told in another language than its fact: then its words are a translation, and nobody's wording. */
function isTranslated(claim: Claim, source: Source): boolean {
  const [stated, own] = [languageOf(claim.words), languageOf(source.words)];
  return stated !== '' && own !== '' && stated !== own;
}

/** Finds what the person may be asked of a refused sentence about one fact; see `wordingToAsk`. */
export function findWording(
  question: ClaimQuestion,
  factId: string,
  check: (question: ClaimQuestion) => Verdict,
): WordingToAsk | null {
  const { text, profile } = question;
  if (text.length > MOST_CHARACTERS || check(question).allowed) return null;
  const claim = readClaim(question);
  // Places in it are counted on; a sentence that had to be tidied is left alone.
  if (claim.text !== text || isTooMuch(claim) || claim.sentences.length !== 1) return null;
  if (partsOf(claim).length > 1) return null;
  const source = claim.place.sources.find(({ id }) => id === factId);
  if (source === undefined || !TOLD.test(source.field) || !DONE.test(source.section)) return null;
  if (isTranslated(claim, source)) return null;
  const pair = pairOf(claim, source);
  if (pair === null || fold(pair.said) === fold(pair.instead)) return null;
  const wording = { fact_id: factId, ...pair };
  const wordings = [...(profile.wordings ?? []), wording];
  // The question is only worth the person's time where their yes lets the sentence stand.
  if (!check({ ...question, profile: { ...profile, wordings } }).allowed) return null;
  const closer = inOwnWords(text, wordings)?.text;
  return closer === undefined ? null : { ...wording, closer };
}
