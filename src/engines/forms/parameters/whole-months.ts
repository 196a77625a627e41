import type { FormQuestion } from '#contract/career/form.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { covers, type Length, MONTH_DAYS } from './lengths.ts';

type Option = FormQuestion['options'][number];

/** Whether a choice says a length and nothing else: "6 weeks", "2 months notice". */
export function isExactly(label: string, length: Length): boolean {
  const found = /^(\d+) (day|week|month|jour|semaine|mois)s?( (notice|de preavis))?$/.exec(
    plainLabel(withDigits(label)),
  );
  if (found === null) return false;
  const unit = found[2] ?? '';
  const amount = Number(found[1]) * (/^(week|semaine)/.test(unit) ? 7 : 1);
  return amount === length.amount && (unit.startsWith('mo') ? 'month' : 'day') === length.unit;
}

/** As many days are a month of notice, where it is counted in days. */
const DAYS_A_MONTH = 30;

/** The choice that says in months what was told in days, or the other way round, where a month is thirty of them and no choice holds as it stands. */
export function inWholeMonths(
  options: readonly Option[],
  { amount, unit }: Length,
  unitOfAll: string,
): Option | null {
  const other: Length | null =
    unit === 'month'
      ? { amount: amount * DAYS_A_MONTH, unit: 'day' }
      : amount > 0 && amount % DAYS_A_MONTH === 0
        ? { amount: amount / DAYS_A_MONTH, unit: 'month' }
        : null;
  const holds = options.some(({ label }) => covers(label, { amount, unit }, MONTH_DAYS, unitOfAll));
  const [option, second] = options.filter(({ label }) => other !== null && isExactly(label, other));
  return holds || second !== undefined ? null : (option ?? null);
}
