import { partsOf } from './alignment/parts.ts';
import { repeatedFact, repeatedJob } from './alignment/verbatim.ts';
import { checkCausesAcross } from './checks/causal.ts';
import { CHECKS } from './checks/checks.ts';
import { checkLinkedChanges } from './checks/linked-changes.ts';
import { checkOrder } from './checks/order.ts';
import { checkTogether } from './checks/together.ts';
import { checkCited } from './citing/cited.ts';
import { isTooMuch, MOST_CHARACTERS, readClaim } from './context.ts';
import type { Claim } from './context.ts';
import { sourcesOf } from './sources-of.ts';
import type { ClaimQuestion, Verdict } from './verdict.ts';
import { text as messages } from './messages.ts';
import { checkAgreed } from './wordings/agreed.ts';
import { findWording } from './wordings/to-ask.ts';
import type { WordingToAsk } from './wordings/to-ask.ts';

export { checkUncited } from './citing/uncited.ts';
export type { AgreedWording, Category, Verdict } from './verdict.ts';
export type { WordingToAsk } from './wordings/to-ask.ts';

/**
 * Whether the profile bears a text out at the place where it would stand. Every number, date, name, title, skill, verb of
 * rank, word of reach, cause and plain word in it must follow from the person's facts there; honest rewording, French for
 * English and sums that follow do. Time is bounded: a text of more than 2,000 characters
 * is judged sentence by sentence, and one of more than 12,000, or a sentence longer than the first, is refused whole.
 */
export function checkClaims(question: ClaimQuestion): Verdict {
  const verdict = checkAsWritten(question);
  return verdict.allowed ? verdict : (checkAgreed(question, checkAsWritten) ?? verdict);
}

/** The verdict on a text without what the person agreed to. */
function checkAsWritten(question: ClaimQuestion): Verdict {
  const { cited } = question;
  return cited === undefined ? checkText(question) : checkCited(question, cited, checkText);
}

/**
 * What the person may be asked so that a refused sentence could stand: whether its words may be said for those of one fact. Null
 * where more than words of deed or object is refused, or where it cannot be told which words of the fact they are for.
 */
export const wordingToAsk = (question: ClaimQuestion, factId: string): WordingToAsk | null =>
  findWording(question, factId, checkClaims);

function checkText(question: ClaimQuestion): Verdict {
  const { text } = question;
  if (text.length > MOST_CHARACTERS && text.length <= MOST_IN_SENTENCES) {
    const sentences = sentencesIn(text);
    if (sentences.length > 1) return checkEach(question, sentences, checkOne);
  }
  return checkOne(question);
}

/** Characters of a text that is judged sentence by sentence. */
const MOST_IN_SENTENCES = 12_000;

/** The sentences of a long text, and where each begins. */
const sentencesIn = (text: string): { part: string; from: number }[] =>
  Array.from(text.matchAll(/[^\s][^]*?(?:[.!?](?=\s)|\n\s*\n|$)/g), ({ 0: part, index }) => ({
    part,
    from: index,
  }));

/** The verdict on a text from those on its parts. */
function checkEach(
  question: ClaimQuestion,
  parts: readonly { part: string; from: number }[],
  check: (part: ClaimQuestion) => Verdict,
): Verdict {
  const verdicts = parts.map(({ part, from }) => {
    const verdict = check({ ...question, text: part });
    const moved = verdict.refusals.map((one) => ({ ...one, start: one.start + from, end: one.end + from }));
    return { ...verdict, refusals: moved };
  });
  const refusals = verdicts.flatMap((verdict) => verdict.refusals);
  const allowed = refusals.length === 0;
  return {
    allowed,
    refusals,
    sources: allowed ? [...new Set(verdicts.flatMap(({ sources }) => sources))] : [],
  };
}

/** A text too long to check, refused whole. */
const tooLong = ({ text }: ClaimQuestion): Verdict => ({
  allowed: false,
  refusals: [
    {
      span: text.slice(0, 80),
      start: 0,
      end: text.length,
      category: 'unsupported',
      why: messages.message('tooLong'),
      remedy: messages.message('tooLongFix'),
    },
  ],
  sources: [],
});

/** What the parts of a text say of each other, which none of them says alone. */
const OF_PARTS = [checkTogether, checkOrder, checkCausesAcross, checkLinkedChanges];

/** The verdict on a text; where it tells of several facts, each part is held against its own. */
function checkOne(question: ClaimQuestion): Verdict {
  const claim = readWithin(question);
  if (claim === null) return tooLong(question);
  const parts = partsOf(claim);
  if (parts.length < 2) return checkWhole(claim);
  const { startOf, endOf } = claim.given;
  const given = parts.map(({ start, end }) => ({
    part: question.text.slice(startOf(start), endOf(end)),
    from: startOf(start),
  }));
  const verdict = checkEach(question, given, (part) => {
    const read = readWithin(part);
    return read === null ? tooLong(part) : checkWhole(read);
  });
  const refusals = [...OF_PARTS.flatMap((check) => check(claim, parts)), ...verdict.refusals];
  return refusals.length === 0 ? verdict : { allowed: false, refusals, sources: [] };
}

/** A question taken apart; null where it is too long to check. */
function readWithin(question: ClaimQuestion): Claim | null {
  if (question.text.length > MOST_CHARACTERS) return null;
  const claim = readClaim(question);
  return isTooMuch(claim) ? null : claim;
}

/** The verdict on a text that is held against the profile as one. */
function checkWhole(claim: Claim): Verdict {
  const repeated = repeatedFact(claim) ?? repeatedJob(claim);
  if (repeated !== null) return { allowed: true, refusals: [], sources: [repeated.id] };
  const seen = new Set<string>();
  const refusals = CHECKS.flatMap((check) => check(claim))
    .filter(({ start, end, category }) => {
      const key = `${start} ${end} ${category}`;
      return seen.has(key) ? false : (seen.add(key), true);
    })
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  return { allowed: refusals.length === 0, refusals, sources: refusals.length === 0 ? sourcesOf(claim) : [] };
}
