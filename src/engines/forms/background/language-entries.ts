import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { ticked } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { languageOutcome, levelsOf, patternOf } from './language-levels.ts';
import { askedOf } from '#engines/forms/screening/asked.ts';
import { LANGUAGES } from '#engines/forms/understanding/known/languages.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

const ENTRY = /\blanguage (\d{1,2})$/;
const NAME = /^(name of (the |this )?)?(languages?|langues?|sprachen?)( names?)?$|^(nom de la langue|name)$/;
const LEVEL = wordFor('language-entries: level');
const BEST = wordFor('language-entries: best');

/** Which of the person's languages a part that was added to a form is about, 0-based; null for other parts. */
function indexOf({ section = '' }: FormQuestion): number | null {
  const number = ENTRY.exec(plainLabel(section.split(' / ').at(-1) ?? ''))?.[1];
  return number === undefined ? null : Number(number) - 1;
}

/** The English name of a language, however the person calls it. */
const nameOf = (language: string): string =>
  LANGUAGES.find(([, english]) => patternOf(english)?.test(plainLabel(language)) === true)?.[1] ?? language;

/** What an added part of a form about one language asks, from that language of the resume; null outside such parts. */
export function languageEntryOutcome(question: FormQuestion, context: FormContext): Outcome | null {
  const index = indexOf(question);
  if (index === null) return null;
  const held = context.master.resume.languages[index];
  if (held === undefined) return missing(messages.message('noFurtherLanguage'));
  const label = plainLabel(question.label.replace(/\([^)]*\)/g, ' '));
  const source: ValueSource = {
    kind: 'fact',
    fact_ids: factIds(context.master, [`/languages/${index}`]),
    label: messages.message('fromYourCv'),
  };
  if (question.kind === 'consent' || question.kind === 'boolean') {
    const level = levelsOf(held.fluency);
    if (!BEST.test(label) || level === null) return missing(messages.message('languageUnsaid'));
    // Somebody between fluent and less says themselves whether they are.
    const side = level[0] >= 6 || (level[0] === 5 && /\b(fluent|courant)\b/.test(label));
    if (!side && level[1] >= 5) return missing(messages.message('levelEnough'));
    return question.kind === 'consent'
      ? { ...ticked(side), source }
      : fit(question, side ? 'Yes' : 'No', source);
  }
  if (NAME.test(label)) {
    const own = fit(question, held.language, source);
    return 'missing' in own ? fit(question, nameOf(held.language), source) : own;
  }
  if (!LEVEL.test(label)) return null;
  const topic = `language.level:${nameOf(held.language)}`;
  return question.options.length === 0
    ? fit(question, held.fluency, source)
    : languageOutcome(askedOf(question, topic, context));
}
