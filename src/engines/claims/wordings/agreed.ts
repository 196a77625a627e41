import { readClaim } from '#engines/claims/context.ts';
import { supportOf } from '#engines/claims/checks/support.ts';
import type { AgreedWording, ClaimQuestion, Verdict } from '#engines/claims/verdict.ts';
import { fold } from '#engines/text/index.ts';

/** A text in which the fact's own words stand where the agreed ones stood, and where that is in it. */
interface InOwnWords {
  text: string;
  swaps: { factId: string; start: number }[];
}

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The agreed words as whole words, in whatever case a sentence begins. */
const asWholeWords = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped(words)}(?![\p{L}\p{N}-])`, 'giu');

const startsInCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
const withCase = (words: string, like: string): string =>
  startsInCapital(like) ? words.charAt(0).toLocaleUpperCase() + words.slice(1) : words;

/** Puts a person's own words in the place of those they agreed to; null where none of those stand in the text. */
export function inOwnWords(text: string, agreed: readonly AgreedWording[]): InOwnWords | null {
  const found = agreed
    .flatMap(({ fact_id: factId, said, instead }) =>
      Array.from(text.matchAll(asWholeWords(instead)), ({ 0: words, index }) => ({
        factId,
        start: index,
        end: index + words.length,
        own: withCase(said, words),
      })),
    )
    // The longest wording of those that begin together.
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  const result: InOwnWords = { text: '', swaps: [] };
  let from = 0;
  for (const { factId, start, end, own } of found) {
    if (start < from) continue;
    result.text += text.slice(from, start);
    result.swaps.push({ factId, start: result.text.length });
    result.text += own;
    from = end;
  }
  if (result.swaps.length === 0) return null;
  result.text += text.slice(from);
  return result;
}

/** Whether each clause that a person's own words were put into tells of the fact that says them, and of no other first. */
function isBoundToItsFact(question: ClaimQuestion, { text, swaps }: InOwnWords): boolean {
  const claim = readClaim({ ...question, text });
  const clauses = claim.sentences.flatMap((sentence) => sentence.clauses);
  return swaps.every(({ factId, start }) => {
    const clause = clauses.find(
      (one) => claim.given.startOf(one.start) <= start && start < claim.given.endOf(one.end),
    );
    return clause !== undefined && supportOf(claim, clause)[0]?.id === factId;
  });
}

/**
 * The verdict on a text that says some of it in words the person agreed to: the one on the same text in the fact's own words.
 * Everything else in it has to follow from the profile as ever, and agreed words told of another fact are that fact's claim,
 * which was never agreed to. Null where it does not stand so either.
 */
export function checkAgreed(
  question: ClaimQuestion,
  check: (question: ClaimQuestion) => Verdict,
): Verdict | null {
  const { profile } = question;
  const { wordings = [] } = profile;
  // A fact that no longer says it so bears nothing out.
  const holding = wordings.filter(({ fact_id: factId, said }) =>
    profile.facts.some(({ id, value = '' }) => id === factId && fold(value).includes(fold(said))),
  );
  const own = inOwnWords(question.text, holding);
  if (own === null) return null;
  const verdict = check({ ...question, text: own.text });
  return verdict.allowed && isBoundToItsFact(question, own) ? verdict : null;
}
