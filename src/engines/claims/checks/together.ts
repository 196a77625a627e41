import { claimWord } from '#engines/lexicon/index.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { coincide } from '#engines/claims/dates/spans.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import { text as messages } from '#engines/claims/messages.ts';

/** Words that say that two things went on at one time. */
const WHILE =
  /\b(?:while|whilst|at the same time as|at the same time|during|alongside|in parallel with|when i was|when i(?= (?:earned|obtained|got|finished|completed|graduated|passed|took)\b)|quand j'ai(?= (?:obtenu|fini|termine|recu|decroche)\w*\b)|as i was|pendant que|pendant|alors que|tout en|en meme temps que|en parallele|durant|lorsque j'etais)\b/;

/** Verbs of getting a credential: what is told then is no job. */
const GAINED = claimWord('together: gained');

/** How far behind "pendant" a length of time may begin: "pendant près de quatre ans" is how long, and beside nothing. */
const BEFORE_LENGTH = 14;
const isLength = ({ quantities, text }: Claim, at: number): boolean =>
  quantities.some(
    ({ measures, start }) =>
      measures === 'time' &&
      start >= at &&
      start - at <= BEFORE_LENGTH &&
      !/[,;]/.test(text.slice(at, start)),
  );

/** The entries that a stretch tells of: those it names, else those whose values say most of it. */
function toldOf(claim: Claim, text: string): Entry[] {
  const words = wordsOf(text, stem);
  const named = entriesNamed(words, claim.known);
  if (named.length > 0) return sharpen(named, words);
  const units = unitsOf(words);
  if (units.length === 0) return [];
  const scored = claim.known.entries
    .filter(
      ({ section, start }) =>
        (GAINED.test(fold(text))
          ? /^(?:education|certificates|awards)$/
          : /^(?:work|volunteer|education|certificates|awards)$/
        ).test(section) && start !== '',
    )
    .map((entry) => ({
      entry,
      score: units.filter((unit) => entry.sources.some((source) => isSaid(unit, source.vocabulary))).length,
    }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ entry }) => entry);
}

/** Of several entries at one organisation, those the rest of the words fit best. */
function sharpen(named: Entry[], words: ReturnType<typeof wordsOf>): Entry[] {
  const units = unitsOf(words);
  const scores = named.map(
    (entry) => units.filter((unit) => entry.sources.some((source) => isSaid(unit, source.vocabulary))).length,
  );
  const best = Math.max(...scores);
  return named.filter((_, at) => scores[at] === best);
}

/** Things told as having gone on together that did not. */
export const checkTogether: Check = (claim) =>
  /^(?:letter|summary)$/.test(claim.place.kind)
    ? claim.sentences.flatMap((sentence) => {
        const found = WHILE.exec(fold(sentence.text));
        if (found === null || isLength(claim, sentence.start + found.index + found[0].length)) return [];
        const rest = sentence.text.slice(found.index + found[0].length);
        const cuts = Array.from(rest.matchAll(/,|(?<=\s)i\b|\bje\b|\bj['’]/gi), ({ index }) => index).filter(
          (place) => place > 8,
        );
        const head = sentence.text.slice(0, found.index);
        const joint = /^[\s.,!]*$/.test(rest) ? [...head.matchAll(/\s(?:and|et)\s/gi)].at(-1) : undefined;
        const comma = found.index < 3 ? (cuts.find((place) => rest[place] === ',') ?? cuts.at(-1) ?? -1) : -1;
        const [one, other] =
          // "Did this and that at the same time".
          joint !== undefined
            ? [head.slice(0, joint.index), head.slice(joint.index)]
            : comma > 0
              ? [rest.slice(0, comma), rest.slice(comma + 1)]
              : found.index < 3
                ? [rest, '']
                : [rest, sentence.text.slice(0, found.index)];
        const [first, second] = [toldOf(claim, one), toldOf(claim, other)];
        if (first.length === 0 || second.length === 0 || coincide(first, second, claim.today)) return [];
        return [
          refuse(
            claim,
            sentence,
            'time-overlap',
            messages.message('notTogether'),
            messages.message('notTogetherFix'),
          ),
        ];
      })
    : [];
