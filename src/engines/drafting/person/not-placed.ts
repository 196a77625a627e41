import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { findDates } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { PROPER } from '#engines/drafting/prompt/told/naming/names.data.ts';
import { WISH } from '#engines/drafting/prompt/told/words.data.ts';
import { profileOfSaid } from '#engines/drafting/said-profile.ts';
import { textsOf } from './texts-of.ts';

type Said = ResumeDraft['said'][number];

const NAMES = new RegExp(PROPER, 'gu');
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Words that are written with a capital and name nothing a resume could hold. */
const NO_NAME =
  /^(?:(?:mr|mrs|ms|dr|cv|hi|hello|hey|thanks|please|svp|stp|bonjour|merci|resume|résumé|english|french|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\.?)$/iu;
const MOST = 3;

const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

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

/**
 * Names and years that the person told in sentences of `fresh` and that stand in no value of what all of `said` says: three
 * at most, in their order. A sentence that nothing at all was taken from is not looked at.
 */
export function notPlaced(said: readonly Said[], fresh: readonly string[]): NotPlaced[] {
  const { resume, facts } = profileOfSaid(said);
  const values = textsOf(resume, '');
  const stands = new Set(values.flatMap(({ text }) => words(text)));
  const dated = values.filter(({ path }) => /date$/i.test(path)).map(({ text }) => text);
  const found = fresh.flatMap((sentence): NotPlaced[] => {
    const isTaken = facts.some(({ value }) => value === sentence);
    const names = namesIn(sentence).filter((name) => !words(name).some((word) => stands.has(word)));
    const years = (sentence.match(YEAR) ?? []).filter(
      (year) => !dated.some((date) => date.startsWith(year)) && !stands.has(year),
    );
    // A sentence whose every word found no place is one thing that was lost.
    if (!isTaken) return [{ words: sentence, sentence }];
    return [...names, ...new Set(years)].map((lost) => ({ words: lost, sentence }));
  });
  return found.slice(0, MOST);
}

/** Whether somebody tells something of themselves or of a time, so that it has a place somewhere. */
const tells = (text: string): boolean =>
  !WISH.test(fold(text)) &&
  !text.trim().endsWith('?') &&
  (findDates(text).length > 0 || /^(?:i|i['’]|my|je|j['’]|mon|ma|mes)(?!\p{L})|^j['’]/iu.test(text.trim()));

/** Of what could not be used, what its writer told of themselves: where it belongs, asked. */
export const asksOfUnread = (unread: readonly string[]): string[] =>
  placeQuestions(
    unread
      .filter(tells)
      .slice(0, MOST)
      .map((sentence) => ({ words: sentence, sentence })),
  );

const quoted = (text: string): string => `“${text.length > 90 ? `${text.slice(0, 90)}…` : text}”`;

/** What was told and found no place, asked in a sentence each. */
export const placeQuestions = (lost: readonly NotPlaced[]): string[] =>
  lost.map((one) => {
    const { words: part, sentence } = one;
    if (part === sentence)
      return `I could not place ${quoted(sentence)}. At which job or school was that, and when?`;
    return /^\d+$/.test(part)
      ? `I could not place the year ${part} in ${quoted(sentence)}. What began or ended then?`
      : `I could not place ${quoted(part)} in ${quoted(sentence)}. Is it an employer, a school, or something else?`;
  });
