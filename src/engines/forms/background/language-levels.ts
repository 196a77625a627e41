import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { LANGUAGES } from '#engines/forms/understanding/known/languages.ts';
import { topicParameter } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  sayYesOrNo,
  says,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Levels of the Common European Framework, 1 (A1) to 6 (C2); native is 7. */
const SAID: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/\b(native|mother tongue|maternelle|first language|muttersprach\w*)\b/, [7, 7]],
  [/\b(bilingual|bilingue)\b/, [6, 7]],
  [
    /\b(fluent\w*|full professional|courant|couramment|proficient|mastery|verhandlungssicher|fliessend)\b/,
    [5, 6],
  ],
  [/\b(upper intermediate|intermediaire superieur|professional working|working proficiency)\b/, [4, 4]],
  [/\b(professional|professionnel\w*)\b(?! fluency)/, [4, 5]],
  [/\b(advanced|avancee?)\b/, [5, 5]],
  [/\b(intermediate|intermediaire|conversational\w*|limited working|fonctionnel\w*)\b/, [3, 4]],
  [/\b(basic|beginner|elementary|elementaire|debutante?|notions|base|grundkenntnisse)\b/, [1, 2]],
  [/\b(none|no knowledge|aucune?)\b/, [0, 0]],
];
const CODE = /\b([abc])([12])\b/g;

/** The levels a text covers: by the framework's own codes when it has them, else by its words. */
export function levelsOf(text: string): readonly [number, number] | null {
  const plain = plainLabel(text);
  const codes = [...plain.matchAll(CODE)].map(
    ([, letter = '', digit]) => 'abc'.indexOf(letter) * 2 + Number(digit),
  );
  if (codes.length > 0) {
    const open = /\b(native|maternelle|or (above|higher)|ou plus|\+)/.test(plain);
    return [Math.min(...codes), open ? 7 : Math.max(...codes)];
  }
  return SAID.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** The folded words of a text without those that name a level. */
export const withoutLevels = (text: string): string =>
  SAID.reduce((line, [words]) => line.replace(words, ' '), text.replaceAll(CODE, ' '));

/** How a language is named, by its English name. */
export const patternOf = (name: string): RegExp | undefined =>
  LANGUAGES.find(([, english]) => english === name)?.[0];

/** The plain name of a language without what stands behind it in brackets: "Langue des signes québécoise (LSQ)". */
export const bare = (name: string): string => plainLabel(name.replace(/\([^)]*\)/g, ' '));

interface Spoken {
  readonly level: readonly [number, number];
  readonly index: number;
}

function spoken(name: string, context: FormContext): Spoken | null {
  const index = context.master.resume.languages.findIndex(({ language }) => {
    const pattern = patternOf(name);
    return pattern === undefined
      ? plainLabel(language) === plainLabel(name)
      : pattern.test(plainLabel(language));
  });
  const entry = context.master.resume.languages[index];
  const level = entry === undefined ? null : levelsOf(entry.fluency);
  return level === null ? null : { level, index };
}

export const derivedFromLanguages = (context: FormContext, indexes: readonly number[]): ValueSource => ({
  kind: 'derived',
  rule: messages.message('levelOnList'),
  fact_ids: factIds(
    context.master,
    indexes.map((index) => `/languages/${index}`),
  ),
  label: messages.message('fromLanguages'),
});

/** The lowest level a yes would claim; null when the question names none. */
function demanded(text: string): number | null {
  const named = levelsOf(text);
  if (named !== null) return named[0] === 6 && /bilingu/.test(text) ? 5 : named[0];
  if (/\b(speak|parlez|communicate|communiquer|comfortable|conversation|converse)\b/.test(text)) return 3;
  return null;
}

/** What one does with a language beside speaking it, however well one does. */
const MORE_THAN_SPEAKING = wordFor('language-levels: more than speaking');

/** Something that one can do in a language, whatever it is: who speaks it to the fifth level can. */
const DOES_IN =
  /^(?:can|could|are you able to|would you be able to|pouvez vous|etes vous capable de?|sauriez vous) .*\b(?:in|en) (?:both )?(?:(?:official )?languages )?\w+ (?:and|et|as well as|ainsi qu) (?:also )?(?:in |en )?\w+$/;
const USED = 5;
/** Both of the languages that are named behind it. */
const BOTH = /\bboth (official )?languages\b|\b(les|des|nos) deux langues( officielles)?\b/;

function enough(asked: AskedQuestion, known: readonly Spoken[]): Outcome {
  const wanted = demanded(asked.text) ?? (DOES_IN.test(asked.text) ? USED : null);
  if (
    isPlain(asked.text) !== true ||
    wanted === null ||
    MORE_THAN_SPEAKING.test(asked.text) ||
    /\b(and|et|plus)\b.{0,30}\b(languages?|langues?)\b/.test(asked.text.replace(BOTH, ' ')) ||
    /\b(or|ou)\b/.test(
      asked.text.replace(/or (higher|above|better|more|greater)|ou (plus|mieux|superieur\w*)/, ''),
    )
  )
    return missing(messages.message('levelEnough'));
  const source = derivedFromLanguages(
    asked.context,
    known.map(({ index }) => index),
  );
  const plainSpeech = levelsOf(asked.text) === null;

  if (known.every(({ level }) => level[0] >= wanted)) return sayYesOrNo(asked, true, source);
  // Somebody a level below what is asked may still call it enough, and a few words are speech to some.
  const exact = new RegExp(CODE).test(asked.text);
  if (
    !plainSpeech &&
    known.some(({ level }) => level[1] <= wanted - (exact && level[0] === level[1] ? 1 : 2))
  )
    return sayYesOrNo(asked, false, source);
  return missing(messages.message('levelEnough'));
}

/** One of several languages: yes where one is recorded and spoken so well; never a no. */
function anyOf(asked: AskedQuestion, known: readonly Spoken[]): Outcome {
  const wanted = demanded(asked.text);
  const good = known.find(({ level }) => wanted !== null && level[0] >= wanted);
  return good !== undefined && isPlain(asked.text) === true && !/\b(and|et)\b/.test(asked.text)
    ? sayYesOrNo(asked, true, derivedFromLanguages(asked.context, [good.index]))
    : missing(messages.message('levelEnough'));
}

export const OTHER_THAN = wordFor('languages: other than');

/** "A language other than English": yes where another one is recorded and spoken so well; never a no. */
function otherThan(asked: AskedQuestion, named: readonly string[]): Outcome {
  const { context, text } = asked;
  const wanted = demanded(text) ?? 3;
  const index = context.master.resume.languages.findIndex(({ language, fluency }) => {
    const isNamed = named.some((name) => patternOf(name)?.test(plainLabel(language)) === true);
    return !isNamed && (levelsOf(fluency)?.[0] ?? 0) >= wanted;
  });
  const others = text.replace(OTHER_THAN, ' ');
  return index >= 0 && wantsYesOrNo(asked) && isPlain(others) === true
    ? sayYesOrNo(asked, true, derivedFromLanguages(context, [index]))
    : missing(messages.message('otherLanguages'));
}

/** The recorded languages that a question names in full, where it names none that is known: sign languages, and small ones. */
const recordedIn = ({ text, context }: AskedQuestion): string[] =>
  context.master.resume.languages
    .map(({ language }) => language)
    .filter((language) => patternOf(language) === undefined && says(text, bare(language)));

/** How well a language is known, as a choice or a yes; a language that is not recorded is asked for. */
export function languageOutcome(asked: AskedQuestion): Outcome | null {
  const listed = topicParameter(asked.topic).split('+').filter(Boolean);
  const names = listed.length > 0 ? listed : recordedIn(asked);
  if (OTHER_THAN.test(asked.text)) return otherThan(asked, names);
  const known = names.map((name) => spoken(name, asked.context)).filter((one) => one !== null);
  const { question } = asked;
  if (names.length > 1 && /\b(or|ou)\b/.test(asked.text) && wantsYesOrNo(asked)) return anyOf(asked, known);
  if (names.length === 0 || known.length < names.length) return null;
  if (wantsYesOrNo(asked)) return enough(asked, known);
  const [first] = known;
  if (known.length > 1 || first === undefined || question.options.length === 0 || question.kind === 'multi')
    return null;
  const [low, high] = first.level;
  const covers = (label: string): boolean => {
    const range = levelsOf(label);
    return range !== null && range[0] <= low && high <= range[1];
  };
  const source = derivedFromLanguages(asked.context, [first.index]);
  // Of two that hold, the one in the words the person used.
  const own = plainLabel(asked.context.master.resume.languages[first.index]?.fluency ?? '');
  const alike = question.options.filter(
    ({ label }) => covers(label) && /\bprofession/.test(own) && /\bprofession/.test(plainLabel(label)),
  );
  const exact = pick(
    asked,
    (option) => (alike.length === 1 ? alike.includes(option) : covers(option.label)),
    source,
  );
  // "Native" or, where that is not offered, the choice beside it that stands for the best there is.
  return 'missing' in exact && low === 7
    ? pick(asked, ({ label }) => (levelsOf(label)?.[1] ?? 0) >= 6, source)
    : exact;
}
