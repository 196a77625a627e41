import type { Claim, Check } from '#engines/claims/context.ts';
import { meets, refuse } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { regionByName } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { isPostNamed } from '#engines/claims/checks/letters/posting-title.ts';
import { text as messages } from '#engines/claims/messages.ts';

const LINKS = /^(?:of|the|for|and|de|du|des|la|le|les|l|d|et|pour)$/;
const isCapital = ({ raw }: Word): boolean => /^\p{Lu}\p{Ll}/u.test(raw);

/** Runs of three and more capitalised words, linked or not, within a sentence: names of schools, programmes, awards. */
function namesIn(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = () => {
    while (run.length > 0 && LINKS.test(run.at(-1)?.word ?? '')) run.pop();
    if (run.filter(isCapital).length > 2) runs.push(run);
    run = [];
  };
  for (const [at, word] of words.entries()) {
    const gap = words[at - 1] === undefined ? 0 : word.start - (words[at - 1]?.end ?? 0);
    const goesOn = run.length > 0 && gap === 1 && (isCapital(word) || LINKS.test(word.word));
    if (!goesOn) close();
    if (goesOn || (isCapital(word) && !word.first)) run.push(word);
  }
  close();
  return runs;
}

const isOfOneEntry = ({ known }: Claim, name: readonly Word[]): boolean => {
  const units = unitsOf(name);
  const says = (sources: typeof known.sources) =>
    units.every((unit) => sources.some(({ vocabulary }) => isSaid(unit, vocabulary)));
  return (
    known.entries.some(({ sources }) => says(sources)) ||
    says(known.sources.filter(({ section }) => section === 'basics'))
  );
};

/** Whether a run of names is one of provinces alone, each of which is looked at as a word: "Alberta and British Columbia". */
const areRegions = ({ text }: Claim, name: readonly Word[]): boolean =>
  fold(text.slice(name[0]?.start, name.at(-1)?.end))
    .split(/\s(?:and|et)\s/)
    .every((part) => regionByName.has(part.replace(/^(?:the|la|le|l')\s?/, '')));

/** Names put together of words that the profile says of several things. */
export const checkNames: Check = (claim) => {
  if (!/^(?:letter|summary|told)$/.test(claim.place.kind)) return [];
  return namesIn(claim.words).flatMap((name) => {
    const stretch = { start: name[0]?.start ?? 0, end: name.at(-1)?.end ?? 0 };
    if (
      isOfOneEntry(claim, name) ||
      areRegions(claim, name) ||
      isPostNamed(claim, stretch) ||
      isGap(claim, stretch) ||
      isFrame(claim, stretch)
    )
      return [];
    if (claim.dates.some((date) => meets(date, stretch))) return [];
    const span = claim.text.slice(stretch.start, stretch.end);
    const isTheirs = unitsOf(name).every(
      (unit) => claim.posting !== null && isSaid(unit, claim.posting.vocabulary),
    );
    return [
      isTheirs
        ? refuse(claim, stretch, 'jd-keyword', messages.message('ofPosting', { words: span }))
        : refuse(claim, stretch, 'merged', messages.message('notOfOne', { words: span })),
    ];
  });
};
