import { text as messages } from '#engines/claims/messages.ts';
import { isFrame, isGap } from './letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';

/** What puts one place of work before or after another. */
const ORDER = /\b(before|prior to|after|following|avant|apres)\b/;
const BEFORE = /^(?:before|prior to|avant)$/;
/** Where what the word of order is said of ends, at the head of a sentence. */
const NEXT = /,|\s(?=(?:i|i'd|we|je|j'\S*|nous)\b)/;
/** Leaving one place for another, in that order. */
const LEFT =
  /\b(?:moved|went|came|switched|transferred|passee?|partie?) (?:over )?(?:from|de)\b(.*)\b(?:to|into|for|a|chez|pour|vers)\b(.*)$|\b(?:left|quitte\w*)\b(.*)\b(?:to join|for|pour|afin de rejoindre)\b(.*)$/;

/** The jobs that a stretch of text names. */
const jobsIn = (claim: Claim, text: string): Entry[] =>
  entriesNamed(wordsOf(text, stem), claim.known).filter(
    ({ section, start }) => /^(?:work|volunteer)$/.test(section) && start !== '',
  );

/** The two parts of a sentence that it puts in an order, the earlier one first; null where it orders none. */
function orderedIn({ text }: Sentence): [earlier: string, later: string] | null {
  const folded = fold(text);
  const left = LEFT.exec(folded);
  if (left !== null && folded.length === text.length) {
    const [, from = left[3] ?? '', to = left[4] ?? ''] = left;
    const at = left.index + left[0].indexOf(from);
    return [text.slice(at, at + from.length), text.slice(text.length - to.length)];
  }
  const found = ORDER.exec(folded);
  if (found === null || folded.length !== text.length) return null;
  const rest = text.slice(found.index + found[0].length);
  const cut = found.index < 3 ? (NEXT.exec(fold(rest).slice(8))?.index ?? -1) + 8 : -1;
  const [one, other] =
    found.index < 3
      ? cut < 8
        ? [rest, '']
        : // "Before I worked at": the first "I" stands in what is ordered.
          [rest.slice(0, cut), rest.slice(cut)]
      : [rest, text.slice(0, found.index)];
  return BEFORE.test(found[1] ?? '') ? [other, one] : [one, other];
}

/** Jobs told in another order than that of their beginnings. */
export const checkOrder: Check = (claim) =>
  !/^(?:letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap((sentence) => {
        const ordered = orderedIn(sentence);
        if (ordered === null || isFrame(claim, sentence) || isGap(claim, sentence)) return [];
        const [earlier, later] = ordered.map((part) => jobsIn(claim, part));
        if (earlier === undefined || later === undefined || earlier.length === 0 || later.length === 0)
          return [];
        if (earlier.some((one) => later.some((other) => one === other || one.start <= other.start)))
          return [];
        return [
          refuse(
            claim,
            sentence,
            'time-overlap',
            messages.message('otherOrder'),
            messages.message('otherOrderFix'),
          ),
        ];
      });
