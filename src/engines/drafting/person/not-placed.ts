import { frameWords } from '#engines/lexicon/index.ts';
import type { JsonResume } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { emptyMaster, findDates } from '#engines/resume/index.ts';
import { terms } from '#engines/language/index.ts';
import { beginningOf, fold } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { text as messages } from '#engines/drafting/messages.ts';
import { PROPER } from '#engines/drafting/prompt/told/naming/names.data.ts';
import { behindRequest } from '#engines/drafting/prompt/index.ts';
import { DURATION, WISH } from '#engines/drafting/prompt/told/words.data.ts';
import { profileOfSaid } from '#engines/drafting/said-profile.ts';
import { textsOf } from './texts-of.ts';

type Said = ResumeDraft['said'][number];

const NAMES = new RegExp(PROPER, 'gu');
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Words that are written with a capital and name nothing a resume could hold. */
const NO_NAME =
  /^(?:mr|mrs|ms|dr|cv|hi|hello|hey|thanks|please|svp|stp|bonjour|merci|resume|résumé|english|french|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\.?$/iu;
const MOST = 3;

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}.,]*[\p{L}\p{N}]%?|[\p{L}\p{N}]%?/gu;
/** As few lost words as tell something. */
const FEWEST_LOST = 2;

/** Something a person told that stands nowhere, with the sentence they told it in. */
export interface NotPlaced {
  words: string;
  sentence: string;
}

/** Names in a sentence: runs of capitals that do more than begin it. */
function namesIn(sentence: string): string[] {
  const bare = findDates(sentence).reduceRight(
    (text, { from, to }) => `${text.slice(0, from)} , ${text.slice(to)}`,
    sentence,
  );
  return Array.from(bare.matchAll(NAMES)).flatMap(([name], order) => {
    const begins = order === 0 && bare.trimStart().startsWith(name) && !/\s/.test(name);
    const own = name.replace(/^(?:In|At|From|With|For|As|À|Au|Chez|En)\s+/u, '').replace(/[.,\s]+$/, '');
    return begins || NO_NAME.test(own) || own.length < 3 ? [] : [own];
  });
}

const blank = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;

/** Runs of words of which none stands: "managed inventory for 3 branches". What only says how long, or asks, is passed over. */
function runsIn(sentence: string, stands: ReadonlySet<string>): string[] {
  const undated = findDates(sentence).reduce((text, { from, to }) => blank(text, from, to), sentence);
  const bare = undated.replaceAll(new RegExp(DURATION.source, 'giu'), (time) => ' '.repeat(time.length));
  const runs: { from: number; to: number; lost: number }[] = [];
  let isOpen = false;
  for (const token of bare.matchAll(TOKEN)) {
    const [term] = terms(token[0]);
    if (term === undefined || frameWords('telling').has(fold(token[0]))) continue;
    const to = token.index + token[0].length;
    const last = runs.at(-1);
    if (stands.has(term)) isOpen = false;
    else if (isOpen && last !== undefined && !/[;:.!?]\s/.test(bare.slice(last.to, token.index)))
      Object.assign(last, { to, lost: last.lost + 1 });
    else {
      runs.push({ from: token.index, to, lost: 1 });
      isOpen = true;
    }
  }
  return runs.filter(({ lost }) => lost >= FEWEST_LOST).map(({ from, to }) => sentence.slice(from, to));
}

/**
 * What the person told in sentences of `fresh` and what stands in no value of what all of `said` says, nor in one of
 * `known`: runs of words, names and years, three at most, in their order. Of a sentence that nothing at all was taken from
 * the whole is one; a wish is none.
 */
export function notPlaced(
  said: readonly Said[],
  fresh: readonly string[],
  known: JsonResume = emptyMaster().resume,
): NotPlaced[] {
  const { resume, facts } = profileOfSaid(said);
  const values = [...textsOf(resume, ''), ...textsOf(known, '')];
  const stands = new Set(values.flatMap(({ text }) => words(text)));
  const standing = new Set(values.flatMap(({ text }) => terms(text)));
  const dated = values.filter(({ path }) => /date$/i.test(path)).map(({ text }) => text);
  const isDated = (day: string): boolean => day !== '' && dated.some((date) => date.startsWith(day));
  const found = fresh.flatMap((sentence): NotPlaced[] => {
    const told = behindRequest(sentence) || sentence;
    const isTaken = facts.some(({ value }) => value === sentence);
    // A sentence whose every word found no place is one thing that was lost.
    if (!isTaken) return [{ words: sentence, sentence }];
    const runs = WISH.test(fold(sentence)) ? [] : runsIn(told, standing);
    const names = namesIn(told).filter(
      (name) => !words(name).some((word) => stands.has(word)) && !runs.some((run) => run.includes(name)),
    );
    // The first year of a study whose last one stands is no loss.
    const begun = findDates(sentence).flatMap(({ range, start, end }) =>
      range && isDated(end) ? [start.slice(0, 4)] : [],
    );
    const years = (sentence.match(YEAR) ?? []).filter(
      (year) => !isDated(year) && !stands.has(year) && !begun.includes(year),
    );
    return [...runs, ...names, ...new Set(years)].map((lost) => ({ words: lost, sentence }));
  });
  return found.slice(0, MOST);
}

/** Whether somebody tells something of themselves or of a time, so that it has a place somewhere. */
const tells = (text: string): boolean =>
  !WISH.test(fold(text)) &&
  !text.trim().endsWith('?') &&
  (findDates(text).length > 0 || /^(?:i|my|je|mon|ma|mes)(?!\p{L})|^j['’]/iu.test(text.trim()));

/** Of what could not be used, what its writer told of themselves: where it belongs, asked. */
export const asksOfUnread = (unread: readonly string[]): Message[] =>
  placeQuestions(
    unread
      .filter(tells)
      .slice(0, MOST)
      .map((sentence) => ({ words: sentence, sentence })),
  );

const MOST_QUOTED = 90;

/** What was told and found no place, asked one by one. */
export const placeQuestions = (lost: readonly NotPlaced[]): Message[] =>
  lost.map(({ words: part, sentence: whole }) => {
    const [lostWords, sentence] = [beginningOf(part, MOST_QUOTED), beginningOf(whole, MOST_QUOTED)];
    if (part === whole) return messages.message('placeSentence', { sentence });
    if (/^\p{Ll}/u.test(part) || /\s\p{Ll}{4}/u.test(part))
      return messages.message('placeWords', { words: lostWords, sentence });
    return /^\d+$/.test(part)
      ? messages.message('placeYear', { year: part, sentence })
      : messages.message('placeName', { words: lostWords, sentence });
  });
