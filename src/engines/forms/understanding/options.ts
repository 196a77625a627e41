import type { FormQuestion } from '#contract/career/form.ts';
import { choiceOfSide } from '#engines/forms/choices/sides.ts';
import { SYNONYMS } from './options.data.ts';
import { leaning, plainLabel, yesOrNo } from './wording.ts';

type Option = FormQuestion['options'][number];

/** The group of words that mean the same as `wanted`, itself included. */
function sameMeaning(wanted: string): readonly string[] {
  const plain = plainLabel(wanted);
  return SYNONYMS.find((group) => group.includes(plain)) ?? [plain];
}

/** The whole numbers a choice covers, both ends included: "5 to less than 8" is 5 to 7; null when it names no number. */
export function numbersOf(label: string): readonly [number, number] | null {
  const plain = plainLabel(label.replace(/[–—−]/g, '-').replace(/(\d)\s*-\s*(\d)/g, '$1 to $2'));
  const numbers = [...plain.matchAll(/\d+/g)].slice(0, 2).map(([digits]) => Number(digits));
  const [first, second] = numbers;
  if (first === undefined) return /^(none|no experience|aucune?( experience)?)$/.test(plain) ? [0, 0] : null;
  if (second !== undefined) {
    const from = /(more than|over|plus de) \d/.test(plain) ? first + 1 : first;
    const to = /(less than|under|moins de) \d+( \w+)*$/.test(plain) ? second - 1 : second;
    return from <= to ? [from, to] : null;
  }
  if (/(less than|under|fewer than|below|moins de)/.test(plain)) return [0, first - 1];
  if (/(up to|at most|maximum|jusqu a|au plus)/.test(plain)) return [0, first];
  if (/(more than|over|above|greater than|plus de)/.test(plain) && !/or more|ou plus/.test(plain))
    return [first + 1, Infinity];
  if (
    /\+|or more|and more|(and|or) up(wards?)?\b|and over|at least|minimum|or above|ou plus|et plus|au moins/.test(
      plain,
    )
  )
    return [first, Infinity];
  return [first, first];
}

/** A choice without the code before it or behind it: "AZ - Arizona", "1 - Male", "Québec (QC)". */
const withoutCode = (label: string): string =>
  label
    .replace(/^\s*(?:\d{1,2}|[A-Z]{1,3})\s*[-–—:.)]\s*(?=\p{L}{3})/u, '')
    .replace(/(?<=\p{L}{3,})\s*\((?:[A-Z]{2,3})\)\s*$/u, '');

const CODED = /^\s*(\d{1,2}|[A-Z]{1,3})\s*[-–—:.)]\s*(?=\p{L}{3})/u;

/** The things a choice names side by side, any of which it stands for: "Mobile/Cell", "Master / Diplom". */
const namedAlike = (label: string): string[] => label.split('/').map((part) => plainLabel(part));

/** Folded words with those in full that were drawn together: "I'm not" is "I am not". */
const inFull = (plain: string): string =>
  plain
    .replaceAll(/\bi m\b/g, 'i am')
    .replaceAll(/\b(do|does|did|is|are|was|were|have|has|had|would|could|should)n t\b/g, '$1 not')
    .replaceAll(/\b(you|we|they) re\b/g, '$1 are')
    .replaceAll(/\b(i|you|we|they) ve\b/g, '$1 have');

const only = (found: readonly Option[]): Option | null => (found.length === 1 ? (found[0] ?? null) : null);

/** The words of a choice without those that only stress them: "Fully on-site". */
const withoutStress = (plain: string): string => plain.replace(STRESS, '').trim();
const STRESS =
  /^(fully|entirely|completely|always|100 ?%|(i am|i m|je suis)( an?| une?)?|an?|une?) |\b(entierement|completement|totalement) /g;

/**
 * The one choice that says what is wanted: its own value or label, the same words, a yes or no, the same meaning, or the
 * range a whole number lies in. Null when none does or several could.
 */
export function chooseOption(options: readonly Option[], wanted: string): Option | null {
  const exact = options.find((option) => option.value === wanted || option.label === wanted);
  if (exact !== undefined) return exact;
  const plain = plainLabel(wanted);
  if (plain === '') return null;
  const coded = options.filter(({ label }) => CODED.test(label)).length > 1;
  const nameOf = (label: string): string =>
    plainLabel(coded || /\)\s*$/.test(label) ? withoutCode(label) : label);
  const same = options.filter((option) => inFull(nameOf(option.label)) === inFull(plain));
  if (same.length > 0) return only(same);
  const side = yesOrNo(wanted);
  if (side !== null) {
    const plainly = options.filter((option) => yesOrNo(option.label) === side);
    if (plainly.length > 0) return only(plainly);
    const leaningSo = options.filter((option) => leaning(option.label) === side);
    return leaningSo.length > 0 ? only(leaningSo) : choiceOfSide(options, side);
  }
  const group = sameMeaning(wanted);
  const alike = options.filter((option) => group.includes(withoutStress(nameOf(option.label))));
  // Of several that mean the same the one that says the very words: "College diploma" for a diploma, not "Associate degree".
  const saying = alike.filter((option) => ` ${plainLabel(option.label)} `.includes(` ${plain} `));
  if (alike.length > 0) return only(saying.length === 1 ? saying : alike);
  const beside = options.filter(({ label }) => namedAlike(label).some((part) => group.includes(part)));
  if (beside.length > 0) return only(beside);
  if (/^\d+$/.test(plain)) {
    const number = Number(plain);
    return only(
      options.filter((option) => {
        const range = numbersOf(option.label);
        return range !== null && range[0] <= number && number <= range[1];
      }),
    );
  }
  // A choice that begins with the wanted word and goes on to explain it ("Toronto, Ontario", "Bachelor's degree or higher").
  const longer = options.filter((option) =>
    group.some((word) => word.length > 2 && plainLabel(option.label).startsWith(`${word} `)),
  );
  return only(longer);
}
