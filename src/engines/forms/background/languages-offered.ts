import { missing, type Outcome } from '#engines/forms/context.ts';
import { LANGUAGES } from '#engines/forms/understanding/known/languages.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type AskedQuestion, isPlain, pick, pickAll } from '#engines/forms/screening/asked.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { bare, derivedFromLanguages, levelsOf, OTHER_THAN } from './language-levels.ts';

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

const NATIVE = /\b(native\w*|mother tongue|first language|maternelle)\b/;
const MOTHER_TONGUE = 7;

/** That the smallest knowledge counts. */
const HOWEVER_LITTLE =
  / (even|if|even if|however|whatever|no matter how|quel que soit|meme si|meme|ne serait ce|fut ce|si)\b[^?]*\b(little|few words|basic\w*|bit|modest\w*|peu|notions|base)\b.*$/;

/** Of choices of languages those recorded beside one that is named: "Languages other than English". Null for another question. */
export const languagesBeside = (asked: AskedQuestion): Outcome | null =>
  asked.question.kind === 'multi' && OTHER_THAN.test(asked.text) ? languagesOffered(asked) : null;

/** The recorded languages among the choices but for those the question leaves out, of mother tongues those that are. */
export function languagesOffered(asked: AskedQuestion): Outcome | null {
  const leftOut = namedIn(OTHER_THAN.test(asked.text) ? asked.question.label : '');
  const { context, question } = asked;
  const text = asked.text.replace(HOWEVER_LITTLE, '').replace(OTHER_THAN, ' ');
  if (
    isPlain(text) !== true ||
    /\b(like to|want to|learn\w*|clients?|customers?|patients?|colleagues?|apprendre|souhait\w*)\b|fluent|courant|write|ecri|professional|advanced|bilingu|\bwork(ing)? (in|language)|travail/.test(
      text,
    )
  )
    return missing(messages.message('moreThanWhich'));
  if (question.options.length === 0) return null;
  const { languages } = context.master.resume;
  if (question.kind === 'single') return languagesTogether(asked);
  if (question.kind !== 'multi') return null;
  const native = NATIVE.test(text);
  const spokenSo = languages.filter(({ fluency }) => !native || levelsOf(fluency)?.[0] === MOTHER_TONGUE);
  const recorded = (label: string): boolean => {
    const [pattern, english = ''] = LANGUAGES.find(([name]) => name.test(plainLabel(label))) ?? [];
    if (leftOut.includes(english)) return false;
    return spokenSo.some(({ language }) =>
      pattern === undefined ? bare(language) === bare(label) : pattern.test(plainLabel(language)),
    );
  };
  return pickAll(
    asked,
    ({ label }) => recorded(label),
    derivedFromLanguages(
      context,
      languages.map((_, index) => index),
    ),
  );
}
