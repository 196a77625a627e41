import { frameWords, wordFor } from '#engines/lexicon/index.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { LANGUAGES } from '#engines/forms/understanding/known/languages.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type AskedQuestion, isPlain, pick, pickAll } from '#engines/forms/screening/asked.ts';
import { text as messages } from '#engines/forms/messages.ts';
import {
  isEnough,
  leastOf,
  MOTHER_TONGUE,
  OR_BETTER,
  TALKS_TO,
} from '#engines/forms/parameters/least-level.ts';
import { bare, derivedFromLanguages, levelsOf, OTHER_THAN, withoutLevels } from './language-levels.ts';

const namedIn = (text: string): string[] =>
  LANGUAGES.filter(([name]) => name.test(plainLabel(text))).map(([, english]) => english);

/** Of "English", "French" and "English & French" the choice with all those recorded that are offered, and no other. */
function languagesTogether(asked: AskedQuestion): Outcome | null {
  const { context, question } = asked;
  const { languages } = context.master.resume;
  const offered = question.options.map(({ label }) =>
    /\b(other|autre|plus)\b/.test(plainLabel(label)) ? null : namedIn(label),
  );
  const recorded = new Set(languages.flatMap(({ language }) => namedIn(language)));
  if (offered.includes(null) || !offered.some((names) => (names?.length ?? 0) > 1)) return null;
  const own = [...new Set(offered.flatMap((names) => names ?? []))].filter((name) => recorded.has(name));
  const source = derivedFromLanguages(
    context,
    languages.flatMap(({ language }, index) =>
      namedIn(language).some((name) => own.includes(name)) ? [index] : [],
    ),
  );
  return pick(
    asked,
    (option) => {
      const names = offered[question.options.indexOf(option)] ?? [];
      return own.length > 0 && names.length === own.length && own.every((name) => names.includes(name));
    },
    source,
  );
}

const NATIVE = /\b(native\w*|(mother|first) (tongue|language)s?|(langues? )?maternelles?)\b/;
const FOREIGN = /\b(foreign|etrangeres?)\b/;

/** That the smallest knowledge counts. */
const HOWEVER_LITTLE =
  / (even|if|however|whatever|no matter how|quel que soit|meme si|meme|ne serait ce|fut ce|si)\b[^?]*\b(little|few words|basic\w*|bit|modest\w*|peu|notions|base)\b.*$/;
/** How many of the choices are to be taken. */
const CHOOSE =
  /\b(select|tick|check|mark|choose|cochez|selectionnez|choisissez) (all|any|as many|every|toutes?)\b.*$/;
const frame = frameWords('question about languages');

const isOfLanguages = ({ question }: AskedQuestion): boolean =>
  question.options.filter(({ label }) => namedIn(label).length > 0).length > 1;

/** Of choices of languages those that a question for a level or for others than one asks for: "Languages other than English". Null for another question. */
export const languagesBeside = (asked: AskedQuestion): Outcome | null =>
  asked.question.kind === 'multi' && (OTHER_THAN.test(asked.text) || isOfLanguages(asked))
    ? languagesOffered(asked)
    : null;

/** What makes one choice of languages together another question. */
const MORE_OF_ONE = wordFor('languages offered: more of one');

/** What a question for languages leaves over of its words, once all that is understood of them is taken out: "" where that is everything. */
function notUnderstood(text: string, named: boolean): string {
  const bareText = withoutLevels(
    text.replace(TALKS_TO, ' ').replace(OTHER_THAN, ' ').replaceAll(OR_BETTER, ' '),
  )
    .replace(NATIVE, ' ')
    .replace(FOREIGN, ' ');
  const rest = named ? LANGUAGES.reduce((line, [name]) => line.replace(name, ' '), bareText) : bareText;
  return rest
    .split(/ +/)
    .filter((word) => word !== '' && !frame.has(word))
    .join(' ');
}

/**
 * The recorded languages among the choices, but for those the question leaves out: of mother tongues those that are, of a level those spoken so well.
 * Put to the person where it says anything more of them.
 */
export function languagesOffered(asked: AskedQuestion): Outcome | null {
  const { context, question } = asked;
  const beside = OTHER_THAN.test(asked.text);
  const leftOut = namedIn(beside ? asked.question.label : '');
  const text = asked.text.replace(HOWEVER_LITTLE, '').replace(CHOOSE, ' ').replaceAll(/ +/g, ' ').trim();
  const native = NATIVE.test(text) && !beside;
  const others = FOREIGN.test(text) || (NATIVE.test(text) && beside);
  const least = native || others ? null : leastOf(text);
  const unclear = missing(messages.message('moreThanWhich'));
  if (question.kind === 'single')
    return question.options.length === 0 || !isPlain(text) || MORE_OF_ONE.test(text)
      ? unclear
      : languagesTogether(asked);
  if (
    isPlain(text.replace(OTHER_THAN, ' ')) !== true ||
    least === 'unclear' ||
    (beside && leftOut.length === 0 && !others) ||
    notUnderstood(text, leftOut.length > 0) !== ''
  )
    return unclear;
  if (question.options.length === 0) return null;
  const { languages } = context.master.resume;
  if (question.kind !== 'multi') return null;
  const entryOf = (label: string) => {
    const [pattern] = LANGUAGES.find(([name]) => name.test(plainLabel(label))) ?? [];
    return languages.find(({ language }) =>
      pattern === undefined ? bare(language) === bare(label) : pattern.test(plainLabel(language)),
    );
  };
  const counts = (label: string): boolean | null => {
    const entry = entryOf(label);
    if (entry === undefined || namedIn(label).some((name) => leftOut.includes(name))) return false;
    const isNative = levelsOf(entry.fluency)?.[0] === MOTHER_TONGUE;
    if (native || others) return isNative === native;
    return least === null ? true : isEnough(entry.fluency, least);
  };
  const counted = new Map(question.options.map((option) => [option, counts(option.label)]));
  if ([...counted.values()].includes(null)) return missing(messages.message('levelEnough'));
  return pickAll(
    asked,
    (option) => counted.get(option) === true,
    derivedFromLanguages(
      context,
      languages.map((_, index) => index),
    ),
  );
}
