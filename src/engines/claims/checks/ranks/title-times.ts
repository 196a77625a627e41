import { isGap } from '#engines/claims/checks/letters/letter.ts';
import { isLong } from '#engines/claims/checks/amounts/lengths.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { datesIn, isSameDate } from '#engines/claims/dates/read.ts';
import { spanOf } from '#engines/claims/dates/spans.ts';
import type { Span } from '#engines/claims/dates/spans.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import { fold } from '#engines/text/index.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { remedy } from './held-titles.ts';

/** What stands between the titles that one job had one after the other. */
const THEN = /,?\s+(?:then|puis|later|ensuite|promoted to|promue?)\s+|\s*(?:→|->|;)\s*/i;
const ALL_OF_IT =
  /\b(?:all (?:of )?(?:my|the|those|these)?|the whole|the entire|throughout|from start to finish|from the start|toutes? (?:la|le|les|mes|ces|ma|mon)|tous (?:les|mes|ces)|tout au long|du debut a la fin|des le debut)\b/;
const SECONDS_OF_A_MONTH = 2_629_800;
/** Months by which a length may be off the truth. */
const SLACK = 2;

/** One of several titles of a job, and when it was held as far as the job's own text dates it. */
interface Held {
  /** Its words in the singular, as they are written. */
  words: readonly string[];
  span: Span | null;
}

const singular = (word: string): string => word.replace(/e?s?$/, '');
const namedIn = (title: string): string[] => wordsOf(title, stem).map(({ word }) => singular(word));

const monthOf = ({ year, month }: { year: number; month: number }): number =>
  year * 12 + Math.max(0, month - 1);

/** When a title was held, by the piece of the job's texts that names it beside a date: "dogman to June 2015, rigger from July 2015". */
function heldOver(entry: Entry, words: readonly string[], today: string): Span | null {
  const whole = spanOf(entry, today);
  if (whole === null) return null;
  for (const { field, text } of entry.sources) {
    if (/^(?:position|name|startDate|endDate)$/.test(field)) continue;
    for (const piece of text.split(/[;,.]\s|\s(?:and|et|puis|then)\s/)) {
      const own = wordsOf(piece, stem);
      const dates = datesIn(piece);
      if (dates.length === 0 || !words.every((one) => own.some(({ word }) => singular(word) === one)))
        continue;
      const from = dates.find(({ role }) => role === 'from');
      const until =
        dates.find(({ role }) => role === 'until') ??
        (/\b(?:to|until|till|up to|jusqu\S*) (?:\p{L}+ )?(?:19|20)\d\d/u.test(fold(piece))
          ? dates.at(-1)
          : undefined);
      if (from !== undefined || until !== undefined)
        return {
          from: from === undefined ? whole.from : monthOf(from),
          to: until === undefined ? whole.to : monthOf(until) + (until.month > 0 ? 1 : 12),
        };
    }
  }
  return null;
}

/** The titles of a job that had several, one after the other. */
function titlesOf(entry: Entry, today: string): Held[] {
  const position = entry.sources.find(({ field }) => field === 'position')?.text ?? '';
  const titles = position.split(THEN).filter((title) => title.trim() !== '');
  if (titles.length < 2) return [];
  return titles.map((title) => {
    const words = namedIn(title);
    return { words, span: heldOver(entry, words, today) };
  });
}

/** The one title of several that a sentence names; null where it names none or more. */
function onlyTitle(sentence: Sentence, titles: readonly Held[]): { at: number; held: Held } | null {
  const said = new Set(sentence.words.map(({ word }) => singular(word)));
  const named = titles.flatMap((held, at) => {
    const own = held.words.filter(
      (one) => !titles.some((other) => other !== held && other.words.includes(one)),
    );
    return own.length > 0 && own.every((one) => said.has(one)) ? [{ at, held }] : [];
  });
  const [only, ...others] = named;
  return only === undefined || others.length > 0 ? null : only;
}

/** Whether a sentence gives one title the time of the others too. */
function isTooLong(claim: Claim, sentence: Sentence, entry: Entry, titles: readonly Held[]): boolean {
  const found = onlyTitle(sentence, titles);
  const whole = spanOf(entry, claim.today);
  if (found === null || whole === null) return false;
  const { at, held } = found;
  const dates = claim.dates.filter((date) => meets(date, sentence));
  if (at > 0 && dates.some((date) => date.role === 'from' && isSameDate(entry.start, date))) {
    const from = held.span?.from;
    if (from !== whole.from) return true;
  }
  if (at < titles.length - 1 && dates.some((date) => date.role === 'until' && isSameDate(entry.end, date)))
    return true;
  const months = held.span === null ? whole.to - whole.from - SLACK : held.span.to - held.span.from;
  const lengths = claim.quantities.filter(
    (one) => isLong(one) && meets(one, sentence) && one.base >= SECONDS_OF_A_MONTH,
  );
  if (lengths.some(({ value, base }) => (value * base) / SECONDS_OF_A_MONTH > months + SLACK)) return true;
  return (
    lengths.length === 0 &&
    dates.length === 0 &&
    ALL_OF_IT.test(fold(sentence.text)) &&
    /\b(?:years?|time|annees?|ans|temps|emploi|contrat)\b/.test(fold(sentence.text))
  );
}

/** The time of a whole job given to one of the titles that it had one after the other: "a rigger for six years" of who was a dogman for three of them. */
export const checkTitleTimes: Check = (claim) => {
  if (!/^(?:letter|summary|told|line)$/.test(claim.place.kind)) return [];
  return claim.sentences.flatMap((sentence) => {
    if (isGap(claim, sentence)) return [];
    const named = entriesNamed(sentence.words, claim.known).filter(({ section }) => section === 'work');
    const entries = claim.place.entry === null ? named : [claim.place.entry];
    const isWrong = entries.some((entry) => {
      const titles = entry.section === 'work' ? titlesOf(entry, claim.today) : [];
      return titles.length > 1 && isTooLong(claim, sentence, entry, titles);
    });
    if (!isWrong) return [];
    return [refuse(claim, sentence, 'time-overlap', messages.message('titleTime'), remedy)];
  });
};
