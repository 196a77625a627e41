import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, pickAll } from '#engines/forms/screening/asked.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { hoursIn, kindsOfSpan } from '#engines/forms/parameters/shift-hours.ts';
import { worksAny } from '#engines/forms/screening/times/shift-kinds.ts';
import { text as messages } from '#engines/forms/messages.ts';

const WEEKDAY = wordFor('week-slots: weekday');
const WEEKEND_DAY = wordFor('week-slots: weekend day');

/** The day a text names: one of the working week or of its end; null for none or both. */
export function dayNamed(text: string): 'week' | 'end' | null {
  const plain = plainLabel(text);
  const [week, end] = [WEEKDAY.test(plain) || /\bweek ?nights?\b/.test(plain), WEEKEND_DAY.test(plain)];
  return week === end ? null : week ? 'week' : 'end';
}

/** Whether someone works days: told as the hours, "days" are the mornings and the afternoons. */
const DAYTIME: ReadonlySet<string> = new Set(['day', 'early', 'late']);

/**
 * Which slots of a week hold: days of the week as choices, times of a day in a row of its own, or both in one. Told for the
 * working week only, its end is none of them. Null where the choices are no slots of a week; missing where one cannot be placed.
 */
export function weekSlots(
  asked: AskedQuestion,
  known: { readonly value: unknown; readonly source: ValueSource },
  told: ReadonlySet<string>,
  kindsIn: (text: string) => string[],
): Outcome | null {
  const { options, kind, label } = asked.question;
  const ownDay = dayNamed(label);
  const slots = options.map((option) => dayNamed(option.label) ?? ownDay);
  if (kind !== 'multi' || options.length < 2 || slots.every((day) => day === null)) return null;
  // Of a list of shifts "weekends" are one more, and the choices are no slots of a week.
  if (Array.isArray(known.value) && !slots.includes('week')) return null;
  const weekOnly =
    typeof known.value === 'string' &&
    /\b(week ?days?|monday (to|through) friday|lundi au vendredi|en semaine)\b/.test(plainLabel(known.value));
  const unsure = missing(messages.message('choicesBesideShifts'));
  if (!weekOnly) return unsure;
  const timesOf = (text: string): string[] =>
    kindsIn(
      plainLabel(text)
        .replace(/week ?days?|en semaine/g, ' ')
        .replace(WEEKDAY, ' '),
    );
  // Beside a shift that is called "days", afternoons are a shift of their own.
  const hasDayShift = options.some((option) => timesOf(option.label).includes('day'));
  const byDay = (time: string): boolean => told.has('day') && !hasDayShift && DAYTIME.has(time);
  const judged = options.map((option, index) => {
    if (slots[index] === 'end') return false;
    // Hours say more than what a slot is called: a bar's "late" is another than a factory's.
    const hours = hoursIn(option.label);
    if (hours !== null) return worksAny(kindsOfSpan(hours), told);
    const times = timesOf(option.label);
    if (times.length === 0) return slots[index] === null ? null : dayNamed(option.label) === 'week';
    // "Weeknights" are evenings to some and nights to others: what holds of all that is named holds.
    if (times.every((time) => told.has(time))) return true;
    const some = times.some((time) => told.has(time) || byDay(time));
    return some && times.length > 1 ? null : some;
  });
  if (judged.includes(null)) return unsure;
  return pickAll(asked, (option) => judged[options.indexOf(option)] === true, known.source);
}
