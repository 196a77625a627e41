import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import { entriesNamed } from '#engines/claims/profile/named.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { holderOf, isTitleWord, judge, partsOf } from './held-titles.ts';

/** What leads from a title to where it was held. */
const AT = /^(?:at|with|chez|for|pour|a|au|aux)$/;
const NAMING = /^(?:name|organization|institution)$/;
const ARTICLE = /^(?:the|la|le|les|l)$/;
/** How many words before "at" may be the title, and how many after it the employer's name. */
const MOST_OF_TITLE = 4;
const MOST_OF_NAME = 4;

const isParted = ({ text }: Claim, before: Word, after: Word): boolean =>
  /[^\s'’"“”«»-]/.test(text.slice(before.end, after.start));

/** The words right before or after a place, as far as the next sign. */
function nextTo(claim: Claim, words: readonly Word[], at: number, step: 1 | -1, most: number): Word[] {
  const found: Word[] = [];
  for (let place = at + step; found.length < most; place += step) {
    const [own, beside] = [words[place], words[place - step]];
    if (own === undefined || beside === undefined) break;
    if (isParted(claim, step > 0 ? beside : own, step > 0 ? own : beside)) break;
    if (ARTICLE.test(own.word)) continue;
    if (step > 0 && !/^\p{Lu}/u.test(own.raw)) break;
    if (step < 0) found.unshift(own);
    else found.push(own);
  }
  return found;
}

/** Jobs by one title word: those of which the title says it. */
const jobsTitled = ({ known }: Claim, word: Word): Entry[] => {
  const holder = holderOf(word.word);
  const [unit] = unitsOf([word]);
  return known.entries.filter(
    ({ section, sources }) =>
      section === 'work' &&
      unit !== undefined &&
      sources.some(
        ({ field, vocabulary }) =>
          field === 'position' && (isSaid(unit, vocabulary) || vocabulary.words.has(holder)),
      ),
  );
};

/** The entries whose names have most of the words of a name. */
function bestNamed({ known }: Claim, name: readonly Word[]): Entry[] {
  const named = entriesNamed(name, known).map((entry) => ({
    entry,
    count: name.filter(({ word }) =>
      entry.sources.some(({ field, vocabulary }) => NAMING.test(field) && vocabulary.words.has(word)),
    ).length,
  }));
  const most = Math.max(...named.map(({ count }) => count));
  return named.filter(({ count }) => count === most).map(({ entry }) => entry);
}

/** What is wrong with the title before a word like "at": it is that of another job, or lacks what lowers the one held there. */
function whyNotAt(claim: Claim, words: readonly Word[], at: number): Refusal[] {
  const named = bestNamed(claim, nextTo(claim, words, at, 1, MOST_OF_NAME));
  if (named.length === 0 || named.some(({ section }) => section !== 'work')) return [];
  const own = named.flatMap(({ sources }) => sources);
  const before = nextTo(claim, words, at, -1, MOST_OF_TITLE);
  const isOfOther = before
    .filter(({ word }) => (isTitleWord(word) || holderOf(word) !== '') && !/[^s]s$/.test(word))
    .some((word) => {
      const jobs = jobsTitled(claim, word);
      return (
        jobs.length > 0 &&
        !jobs.some((job) => named.includes(job)) &&
        !own.some(({ vocabulary }) => vocabulary.words.has(word.word))
      );
    });
  if (isOfOther) {
    const [first, last] = [words[at - 1], words[at + 1]];
    const stretch = { start: first?.start ?? 0, end: last?.end ?? 0 };
    const stated = messages.message('ofSomethingElse', {
      words: claim.text.slice(stretch.start, stretch.end),
    });
    return [refuse(claim, stretch, 'employer', stated, messages.message('whereItHappened'))];
  }
  const held = own.filter(({ field }) => field === 'position').flatMap(({ text }) => partsOf(text));
  const titles = new Set(held.flatMap((title) => wordsOf(title, stem).map((word) => word.stem)));
  const from = before.findIndex((_, place) => before.slice(place).every((word) => titles.has(word.stem)));
  return from < 0 ? [] : judge(claim, before.slice(from), { held, ofTitleAlone: true });
}

/** A title of one job told of another one's employer: "former section grower with Lakeside" of who grew at Northgate. */
export const checkTitlesAt: Check = (claim) =>
  !/^(?:letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.sentences.flatMap(({ words }) =>
        words.flatMap((word, at) => {
          if (!AT.test(word.word) || isGap(claim, word) || isFrame(claim, word)) return [];
          return whyNotAt(claim, words, at);
        }),
      );
