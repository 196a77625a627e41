import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { monthAtStart } from '#engines/lexicon/index.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

const isMonthOnly = ({ help, label }: FormQuestion): boolean =>
  /(^|[^a-z/.-])m{1,2} ?[/.-] ?(y{2,4}|a{2,4})\b/i.test(`${help} ${label}`);

/** The choice that is the month of `YYYY-MM`, in a list of the twelve by name or number; null for other lists. */
function monthChoice({ options }: FormQuestion, date: string): FormQuestion['options'][number] | null {
  const months = options.filter(({ label }) => /^(\p{L}{3,9}\.?|0?[1-9]|1[0-2])$/u.test(label.trim()));
  const names = months
    .map((option) => ({ option, month: monthAtStart(plainLabel(option.label)) }))
    .filter(({ month }) => month > 0)
    .toSorted((one, other) => one.month - other.month)
    .map(({ option }) => option);
  const isYear = names.length === 12 || (months.length === 12 && names.length === 0);
  const at = Number(date.slice(5, 7)) - 1;
  return isYear && at >= 0 ? ((names.length === 12 ? names : months)[at] ?? null) : null;
}

const MONTH = /\b(months?|mois)\b/;
const DAY = /\b(day|jour|dd|jj)\b/;
const YEAR = /\b(year|annee)\b/;

/** A month as the form takes it: a day that nobody gave is never made up. */
export function monthOutcome(question: FormQuestion, date: string, source: ValueSource): Outcome {
  if (question.kind === 'date')
    return isMonthOnly(question) || /^\d{4}-\d{2}-\d{2}$/.test(date)
      ? { value: isMonthOnly(question) ? date.slice(0, 7) : date, display: date, source }
      : missing(messages.message('monthNotDay'));
  const month = monthChoice(question, date);
  if (month !== null) return { value: month.value, display: month.label, source };
  const said = plainLabel(`${question.label} ${question.help}`);
  const wantsMonth = isMonthOnly(question) || MONTH.test(said);
  if (wantsMonth && !/^\d{4}-\d{2}/.test(date)) return missing(messages.message('cvSilent'));
  if (question.kind === 'number' || question.options.length > 0 || (YEAR.test(said) && !wantsMonth))
    return wantsMonth && question.kind === 'number'
      ? missing(messages.message('cvSilent'))
      : fit(question, date.slice(0, 4), source);
  // A day that nobody asks for is not told.
  return fit(question, wantsMonth && !DAY.test(said) ? date.slice(0, 7) : date, source);
}
