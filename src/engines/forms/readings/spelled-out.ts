import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext } from '#engines/forms/context.ts';
import { LEAST_LETTERS, mayStandFor } from '#engines/forms/understanding/cut-words.ts';
import { likeliestByWords } from '#engines/forms/understanding/learned/learned.ts';
import type { FormModels } from '#engines/forms/understanding/learned/index.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { fold } from '#engines/text/index.ts';

/** A longer question spells its words out. */
const MOST_WORDS = 12;
const MOST_LETTERS = 12;
/** How few of the letters of a word are vowels where some were left out. */
const FEW_VOWELS = 0.34;
/** How much likelier a question has to become by a word that is put in full. */
const LEAST_GAIN = 0.05;
/** How likely it has to be then: of what stays unclear no word is guessed. */
const LEAST_LIKELY = 0.35;
/** A word, with the full stop that may shorten it. */
const WORD = /(?<![\p{L}\d'’.@-])(\p{L}{2,12})(?![\p{L}\d'’])(\.)?/gu;

/** What speaks in a sentence is spelled out. */
const SENTENCE = /[?!]\s*$|(?<!\p{L})(?:you|your|vous|votre|vos|tu|ton|ta)(?!\p{L})/iu;

/** What marks a word among the features of the model. */
const OF_WORDS = 'w:';
const vocabularies = new WeakMap<object, ReadonlySet<string>>();

/** The words that questions are asked in, as the model has met them. */
function vocabularyOf({ questions }: Pick<FormModels, 'questions'>): ReadonlySet<string> {
  const known = vocabularies.get(questions);
  if (known !== undefined) return known;
  const words = [...questions.rows.keys()].flatMap((feature) =>
    feature.startsWith(OF_WORDS) ? [feature.slice(OF_WORDS.length)] : [],
  );
  const vocabulary = new Set(words.filter((word) => /^[a-z]+$/.test(word)));
  vocabularies.set(questions, vocabulary);
  return vocabulary;
}

/** The words of what the person knows, holds and did: names that no list of words has. */
function ownWords({ master, skill_use: uses = [] }: FormContext): ReadonlySet<string> {
  const { work, certificates, education } = master.resume;
  const names = [
    ...uses.map(({ skill }) => skill),
    ...certificates.map(({ name }) => name),
    ...work.map(({ position }) => position),
    ...education.flatMap(({ area, studyType }) => [area, studyType]),
  ];
  return new Set(names.flatMap((name) => plainLabel(name).split(' ')).filter((word) => word.length > 3));
}

/** Whether what is written looks like a part of a word: it ends in a full stop, lacks vowels, or begins a word and is none. */
function looksCut(written: string, hasStop: boolean, known: ReadonlySet<string>): boolean {
  if (hasStop) return true;
  if (written.length < LEAST_LETTERS || known.has(written)) return false;
  const vowels = written.replaceAll(/[^aeiouy]/g, '').length;
  return (
    vowels <= written.length * FEW_VOWELS ||
    (written.length > LEAST_LETTERS && [...known].some((word) => word.startsWith(written)))
  );
}

/** The word that is meant: one of the person's own, else the one by which it is plainest what is asked; null where none makes it plainer. */
function meant(
  written: string,
  withWord: (word: string) => string,
  {
    own,
    vocabulary,
    models,
  }: { own: ReadonlySet<string>; vocabulary: ReadonlySet<string>; models: FormModels },
): string | null {
  const owned = [...own].filter((word) => mayStandFor(written, word));
  if (owned.length === 1 && written.length >= LEAST_LETTERS) return owned[0] ?? null;
  const chanceOf = (label: string): number => {
    const { topic, probability } = likeliestByWords(plainLabel(label), models);
    return topic === 'own' ? 0 : probability;
  };
  const least = chanceOf(withWord(written)) + LEAST_GAIN;
  const [best] = [...vocabulary]
    .filter((word) => mayStandFor(written, word))
    .map((word) => ({ word, chance: chanceOf(withWord(word)) }))
    .toSorted((one, other) => other.chance - one.chance);
  return best !== undefined && best.chance >= Math.max(least, LEAST_LIKELY) ? best.word : null;
}

/**
 * A short question whose words are cut, "Taux hor. demandé" or "Frnt desk exp", with these in full: words of the person's own record, and
 * such of the questions that were met as make it plainer what is asked. Null where nothing is cut.
 */
export function spelledOut(question: FormQuestion, context: FormContext): FormQuestion | null {
  const { label } = question;
  if (label.split(/\s+/).length > MOST_WORDS || SENTENCE.test(label)) return null;
  const { models } = context;
  const vocabulary = vocabularyOf(models);
  const own = ownWords(context);
  const known = new Set([...vocabulary, ...own]);
  const inFull = [...label.matchAll(WORD)]
    .toReversed()
    .reduce((text, { 0: whole, 1: word = '', 2: stop, index }) => {
      const written = fold(word);
      if (word.length > MOST_LETTERS || !looksCut(written, stop !== undefined, known)) return text;
      const withWord = (full: string) => `${text.slice(0, index)}${full}${text.slice(index + whole.length)}`;
      const full = meant(written, withWord, { own, vocabulary, models });
      return full === null ? text : withWord(full);
    }, label);
  return inFull === label ? null : { ...question, label: inFull };
}
