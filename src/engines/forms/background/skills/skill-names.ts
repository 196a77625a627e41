import type { AskedQuestion } from '#engines/forms/screening/asked.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { frameWords, sameSkills } from '#engines/lexicon/index.ts';

const frame = frameWords('question about a skill');

/** A skill's name folded, without what stands in brackets. */
export const bare = (name: string): string => plainLabel(name.replace(/\([^)]*\)/g, ' '));

/** Every name of a skill, folded. */
export function namesOf(skill: string): readonly string[] {
  const plain = bare(skill);
  const names = sameSkills.find((group) => group.includes(plain)) ?? [plain];
  // "PLCs" are several of the same.
  return [...names, ...names.filter((name) => /^[a-z]{2,}[a-rt-z]$/.test(name)).map((name) => `${name}s`)];
}

/** Whether a phrase is a skill under any of its names. */
export const isSkill = (phrase: string, skill: string): boolean => {
  // "Spreadsheets (Excel)" names the skill in its brackets.
  const within = /\(([^)]+)\)/.exec(phrase)?.[1] ?? '';
  const names = namesOf(skill);
  return names.includes(bare(phrase)) || (within !== '' && names.includes(plainLabel(within)));
};

/** What follows a length that is the least of all: no second thing is named. */
export const OR_MORE =
  /,? (?:or|and|ou|et) (?:more|over|longer|above|better|higher|greater|upwards?|plus|davantage|au[- ]dela)\b/gi;

const long = [...frame].filter((word) => word.length > 7);

/** Whether a word is another one but for one letter, as slips of spelling are. */
function isSlipOf(word: string, meant: string): boolean {
  if (Math.abs(word.length - meant.length) > 1) return false;
  let at = 0;
  while (at < word.length && word[at] === meant[at]) at += 1;
  const [rest, other] = [word.slice(at), meant.slice(at)];
  return rest.slice(1) === other.slice(1) || rest.slice(1) === other || rest === other.slice(1);
}

const isFrame = (word: string): boolean =>
  frame.has(word) || (word.length > 6 && long.some((meant) => isSlipOf(word, meant)));

/** Whether words but those that frame any such question stay when the named words are taken out. */
export function hasMore(text: string, named: readonly string[]): boolean {
  const rest = named
    .toSorted((a, b) => b.length - a.length)
    .reduce((line, name) => ` ${line} `.replaceAll(` ${name} `, ' '), text);
  return rest.split(' ').some((word) => word !== '' && !isFrame(word) && !/^\d+\+?$/.test(word));
}

/** The question without the figure in a skill's own name, which is no length: "Sage 50". */
export const withoutName = (asked: AskedQuestion, skill: string): AskedQuestion => ({
  ...asked,
  question: {
    ...asked.question,
    label: /\d/.test(skill)
      ? namesOf(skill).reduce((line, name) => line.replaceAll(name, ' '), plainLabel(asked.question.label))
      : asked.question.label,
  },
});
