import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { ticked } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { namesBoth, numbered, SCHOOLS } from './entry-rows.ts';
import { monthOutcome } from './entry-dates.ts';
import { degreeName } from '#engines/forms/background/qualifications.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { EDUCATION, EMPLOYMENT } from './entry-parts.ts';

type Kind = 'employment' | 'education';
interface Entry {
  kind: Kind;
  /** 0-based, the latest first. */
  index: number;
}

const PARTS: readonly (readonly [Kind, RegExp])[] = [
  ['education', SCHOOLS],
  ['employment', wordFor('entries: employment')],
];

const PERSONAL =
  /^(the |your )?(applicant|candidate?|personal (details|information|data))\b|^(le |la )?candidate?\b/;

/** Whether a question is of a row of a table of jobs or schools: one that has no answer in a row stays empty. */
export const isInRow = (question: FormQuestion): boolean =>
  numbered(question.label) !== null && entryOf(question) !== null;

/** Which of the person's jobs or schools a part of a form is about, by its headings; null for other parts. */
export function entryOf({ section = '', label }: FormQuestion): Entry | null {
  // "3. Education" is the third part of a form, not the third school.
  const headings = section
    .split(' / ')
    .toReversed()
    .map((heading) =>
      plainLabel(
        heading.replace(
          /^\s*(?:(?:part|section|step|partie|étape)\s+)?\d{1,2}(?!\p{L})(?:\s*[.):–-])?\s+/iu,
          '',
        ),
      ),
    );
  for (const heading of headings) {
    // Within a part about the person stands nothing about one of their jobs, whatever the whole form is called.
    if (PERSONAL.test(heading)) return null;
    if (
      heading.split(' ').length > 12 ||
      /question|apply|application|demande d emploi|candidatures?\b|postul|offre d emploi|requirement|additional|specific|\b(the|this) (job|position|role|post)$/.test(
        heading,
      )
    )
      continue;
    const kind = PARTS.find(([, words]) => words.test(heading))?.[0];
    if (kind === undefined) continue;
    if (namesBoth(heading)) return null;
    const row = numbered(label);
    if (row !== null) return { kind, index: row.index };
    const number = /\b(\d{1,2})\b/.exec(heading)?.[1];
    const previous =
      /\b(previous|prior|precedent)\b/.test(heading) && !/current|present|actuel/.test(heading);
    return { kind, index: number === undefined ? (previous ? 1 : 0) : Number(number) - 1 };
  }
  return null;
}

/** Whether two questions are about the same job or school. */
export function isSameEntry(one: FormQuestion, other: FormQuestion): boolean {
  const [first, second] = [entryOf(one), entryOf(other)];
  return first !== null && first.kind === second?.kind && first.index === second.index;
}

/** Why a job that lasts has no end to be told. */
export const STILL_THERE = messages.message('stillThere');

/** Whether a question says that a job lasts, where a tick makes the box for its end go away. */
export const saysItLasts = ({ label, kind }: FormQuestion): boolean =>
  (kind === 'consent' || kind === 'boolean') &&
  EMPLOYMENT.some(([part, words]) => part === 'current' && words.test(plainLabel(label)));

const yesOrNo = (question: FormQuestion, side: boolean, source: ValueSource): Outcome =>
  question.kind === 'consent' ? { ...ticked(side), source } : fit(question, side ? 'Yes' : 'No', source);

/** A question that is put as a sentence asks for more than the resume says of one entry, but for whether a school was finished. */
const SENTENCE =
  /^(may|can|could|do|did|have|would|will|how|comment|(when|from when|quand|à partir de quand) (can|could|would|will|are|might|pouvez|pourriez|seriez|êtes))\b/i;
const FINISHED =
  /^(did|have) you (graduated?|completed?|finish(ed)?)( (it|this|the|your) ?(program(me)?|degree|course|diploma|studies)?)?$/;

/** What a part of a form about one job or school asks, from that entry of the resume; null outside such parts. */
export function entryOutcome(question: FormQuestion, context: FormContext): Outcome | null {
  const entry = entryOf(question);
  const label = numbered(question.label)?.words ?? plainLabel(question.label.replace(/\([^)]*\)/g, ' '));
  const isLarger = SENTENCE.test(question.label) && !(entry?.kind === 'education' && FINISHED.test(label));
  if (entry === null || question.kind === 'file' || isLarger) return null;
  const rules = entry.kind === 'employment' ? EMPLOYMENT : EDUCATION;
  const isFlag = question.kind === 'consent' || question.kind === 'boolean';
  const fits = (part: string) => isFlag === (part === 'current' || part === 'completed');
  const part =
    label.split(' ').length > 8
      ? undefined
      : rules.find(([name, words]) => words.test(label) && (fits(name) || name === 'current'))?.[0];
  if (part === undefined || part === 'leaving' || !fits(part)) return null;
  const { work, education } = context.master.resume;
  const held: Readonly<Record<string, string | string[]>> | undefined =
    entry.kind === 'employment' ? work[entry.index] : education[entry.index];
  if (held === undefined) return missing(messages.message('noEntry'));
  const path = `/${entry.kind === 'employment' ? 'work' : 'education'}/${entry.index}`;
  const source: ValueSource = {
    kind: 'fact',
    fact_ids: factIds(context.master, [path]),
    label: messages.message('fromYourCv'),
  };
  const textOf = (name: string): string => [held[name] ?? ''].flat().join(', ');
  const end = textOf('endDate');
  const running = end === '' && textOf('startDate') !== '';
  if (part === 'current') return yesOrNo(question, running, source);
  if (part === 'completed') return yesOrNo(question, end !== '' && end <= context.today, source);
  const text = textOf(part);
  if (part === 'endDate' && running) return missing(STILL_THERE);
  if (text === '') return missing(messages.message('cvSilent'));
  if (part === 'startDate' || part === 'endDate') return monthOutcome(question, text, source);
  const whole = fit(question, text, source);
  return 'missing' in whole && part === 'studyType' ? fit(question, degreeName(text), source) : whole;
}
