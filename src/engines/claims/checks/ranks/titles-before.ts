import { isGap } from '#engines/claims/checks/letters/letter.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Sentence } from '#engines/claims/language/clauses.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { frenchRoles } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { isTitleWord, judge, partsOf } from './held-titles.ts';

/** Where what a sentence says of who tells it goes over to what they did: ", I serviced turbines". */
const GOES_OVER = /,\s(?=(?:i|i've|i'd|je)\b|j')/;
const NAMING = /^(?:name|organization)$/;
const ARTICLE = /^(?:an?|the|une?|la|le|les)$/;
const MOST_OF_TITLE = 8;

/** The words before the name of an employer, without what leads to it. */
function beforeName(lead: readonly Word[], names: ReadonlySet<string>): Word[] {
  const at = lead.findIndex(({ word, raw }) => names.has(word) && /^(?:[ld]['’])?\p{Lu}/u.test(raw));
  // "I also worked as Apprentice Welder": what leads to the title is none of it.
  const as = lead.slice(0, Math.max(0, at)).findLastIndex(({ word }) => /^(?:as|comme)$/.test(word));
  const before = lead.slice(as + 1, Math.max(0, at));
  while (before.length > 0 && isNeutral(before.at(-1)?.word ?? '')) before.pop();
  while (ARTICLE.test(before[0]?.word ?? '')) before.shift();
  return before;
}

function wrongBefore(claim: Claim, { words, text, start }: Sentence): Refusal[] {
  const cut = GOES_OVER.exec(fold(text));
  const lead = cut === null ? words : words.filter(({ end }) => end <= start + cut.index);
  const named = entriesNamed(lead, claim.known).filter(({ section }) => section === 'work');
  const names = new Set(
    named.flatMap(({ sources }) =>
      sources
        .filter(({ field }) => NAMING.test(field))
        .flatMap((source) => source.words.map(({ word }) => word)),
    ),
  );
  const after = lead.slice(lead.findLastIndex(({ word }) => names.has(word)) + 1);
  // Without what was done there: a title, its employer and its time, and nothing else.
  if (
    cut === null &&
    !after.every((word) => isNeutral(word.word) || claim.dates.some((date) => meets(date, word)))
  )
    return [];
  const title = beforeName(lead, names);
  const [first, last] = [title[0], title.at(-1)];
  if (first === undefined || last === undefined || title.length > MOST_OF_TITLE) return [];
  // "Géomètre-expert": of a word of several one names the trade.
  const isTrade = first.word.split('-').some((part) => frenchRoles.has(part));
  if (!isTitleWord(last.word) && !isTrade) return [];
  if (isGap(claim, first)) return [];
  const held = named.flatMap(({ sources }) =>
    sources.filter(({ field }) => field === 'position').flatMap((source) => partsOf(source.text)),
  );
  return judge(claim, title, { held });
}

/**
 * Titles that open a sentence before their employer and what was done there: "Supervisor at Northgate until 2021, I serviced turbines" is what
 * the job there is called, whatever its facts say was supervised.
 */
export const checkTitlesBefore: Check = (claim) =>
  /^(?:letter|summary)$/.test(claim.place.kind)
    ? claim.sentences.flatMap((sentence) => wrongBefore(claim, sentence))
    : [];
