import type { FormQuestion } from '#contract/career/form.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { severalOf } from '#engines/forms/saying/displayed.ts';
import { fold, plainWords } from '#engines/text/index.ts';
import { germanChoices, germanNames, germanQuestions } from '#engines/lexicon/index.ts';
import { FRAME, OTHERS, QUESTIONS } from './german.data.ts';

const folded = (text: string, kept = '€'): string =>
  plainWords(fold(text.slice(0, 400)).replaceAll('ß', 'ss'), kept).replaceAll(/ {2,}/g, ' ');

/** A length of time or a share in choices: "mehr als 10 Jahre", "3–5 Jahre", "10 und mehr", "bis 15 %"; null where another word is among its words. */
function lengthOf(label: string): string | null {
  const words = folded(label.replaceAll(/[–—-]/g, ' bis '), '%')
    .replace(/^(mehr als|uber) /, 'more than ')
    .replace(/^(weniger als|unter|bis zu) /, (start) => (start === 'bis zu ' ? 'up to ' : 'less than '))
    .replace(/^mindestens /, 'at least ')
    .replace(/ (oder|und) mehr\b/, ' or more')
    .replace(/(?<=\d) bis (?=\d)/, ' to ')
    .replace(/\bjahren?\b|\bjahr\b/, 'years')
    .replace(/\bmonaten?\b|\bmonat\b/, 'months')
    .replace(/\bwochen?\b/, 'weeks');
  const reads =
    /^(more than |less than |up to |at least )?\d{1,2}( ?%)?( to \d{1,2})?( years| months| weeks| ?%)?( or more)?$/;
  return reads.test(words) && /years|months|weeks|%|more|less| to /.test(words) ? words : null;
}

function choiceOf(label: string): string {
  const plain = folded(label);
  const known = germanChoices.get(plain) ?? germanNames.get(plain) ?? lengthOf(label);
  if (known !== null) return known;
  // "Vollzeit (40 h)": what stands in brackets stays.
  const [, before = '', brackets = ''] = /^([^(]+)(\([^)]*\))$/.exec(label) ?? [];
  const name = germanChoices.get(folded(before));
  return name === undefined ? label : `${name} ${brackets}`;
}

/** What fills a slot: a country or language by its English name, a skill or an employer as it is called everywhere; null for other words. */
const inNames = (slot: string, name: string): string | null =>
  slot === 'skill' || slot === 'company' ? name : (germanNames.get(name) ?? null);

/** The English for a label that a pattern covers whole; null for any other. */
function sentenceOf(label: string): string | null {
  const plain = folded(label);
  for (const words of new Set([plain, plain.replaceAll(FRAME, '').trim()])) {
    const listed = germanQuestions.get(words);
    if (listed !== undefined) return listed;
    for (const [pattern, english] of QUESTIONS) {
      const found = pattern.exec(words);
      if (found === null) continue;
      const slots = Object.entries(found.groups ?? {}).filter(([, name]) => name !== undefined);
      if (slots.some(([slot, name]) => inNames(slot, name ?? '') === null)) continue;
      return slots.reduce(
        (text, [slot, name]) => text.replace(`{${slot}}`, inNames(slot, name ?? '') ?? ''),
        english,
      );
    }
  }
  return null;
}

/**
 * A German question as the same question in English, with its choices, their values untouched, so that what knows questions in
 * English answers it; null for a question that is not German, or of which one word is not understood.
 */
export function inEnglish(question: FormQuestion): FormQuestion | null {
  const label = sentenceOf(question.label);
  if (label === null) return null;
  const others = OTHERS.find(([words]) => words.test(folded(question.section ?? '')))?.[1];
  return {
    ...question,
    label,
    ...(others === undefined ? {} : { section: others }),
    options: question.options.map((option) => ({ ...option, label: choiceOf(option.label) })),
  };
}

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^1 day$/, '1 Tag'],
  [/ days$/, ' Tage'],
  [/^1 week$/, '1 Woche'],
  [/ weeks$/, ' Wochen'],
  [/^1 month$/, '1 Monat'],
  [/ months$/, ' Monate'],
];

/** A length of time that is written into a German line, in German; any other text as it is. */
export function inGerman(text: string): string {
  const unit = UNITS.find(([words]) => words.test(text));
  return unit !== undefined && /^\d+ \w+$/.test(text) ? text.replace(unit[0], unit[1]) : text;
}

/** An outcome for a question read in English, in the words of the form. */
export function asShown(question: FormQuestion, outcome: Outcome): Outcome {
  const { options } = question;
  if (!('value' in outcome)) return outcome;
  const chosen = options.filter(({ value }) => [outcome.value].flat().includes(value));
  if (chosen.length > 0) {
    const { display, chosen: words } = severalOf(chosen);
    return { ...outcome, display, ...(outcome.chosen && { chosen: words }) };
  }
  if (typeof outcome.value !== 'string' || inEnglish(question) === null) return outcome;
  const { value, display } = outcome;
  return {
    ...outcome,
    value: inGerman(value),
    display: typeof display === 'string' ? inGerman(display) : display,
  };
}
