import type { FormQuestion } from '#contract/career/form.ts';
import { oneOf, severalOf, ticked } from '#engines/forms/saying/displayed.ts';
import { monthOf } from '#engines/lexicon/index.ts';
import type { PlannedField } from '#engines/forms/saying/plan.ts';
import type { Message } from '#localization/types.ts';
import { chooseOption } from './understanding/options.ts';
import { leaning, plainLabel } from './understanding/wording.ts';
import { text as messages } from './messages.ts';

export type AnswerRead =
  | ({ readonly value: PlannedField['value'] } & Pick<PlannedField, 'display' | 'chosen'>)
  | { readonly error: Message };

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dateOf(year: number, month: number, day: number): string | null {
  const longest = LENGTHS[month - 1];
  if (longest === undefined || day < 1 || day > longest || year < 1900 || year > 2200) return null;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2 && day === 29 && !leap) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** A day as `YYYY-MM-DD` from "2026-03-09", "March 9, 2026" or "9 mars 2026"; null when it could mean two days or none. */
export function readDay(text: string): string | null {
  const plain = plainLabel(text);
  const iso = /^(\d{4}) (\d{1,2}) (\d{1,2})$/.exec(plain);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const worded =
    /^(?:le )?(\d{1,2})(?:st|nd|rd|th|er)? (?:of )?([a-z]+) (\d{4})$/.exec(plain) ??
    /^()([a-z]+) (\d{1,2})(?:st|nd|rd|th)? (\d{4})$/.exec(plain);
  if (worded !== null) {
    const monthFirst = worded[1] === '';
    const month = monthOf(worded[2] ?? '');
    return dateOf(
      Number(monthFirst ? worded[4] : worded[3]),
      month,
      Number(monthFirst ? worded[3] : worded[1]),
    );
  }
  const numeric = /^(\d{1,2}) (\d{1,2}) (\d{4})$/.exec(plain);
  if (numeric === null) return null;
  const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), Number(numeric[3])];
  if (first > 12) return dateOf(year, second, first);
  return second > 12 || first === second ? dateOf(year, first, second) : null;
}

/** Digits with at most one point, from "104,000", "104 000 $", "52k" or "7,5"; null when it is no single number. */
function readNumber(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^(?:(?:CA|C|US)?\$|€|£)\s*/i, '')
    .replace(/\s*(?:\$|€|£|CAD|USD|EUR|years?|ans?|hours?|heures?|%)\s*$/i, '');
  const thousands = /^(\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+)(?:\.\d+)?$/.exec(bare);
  if (thousands !== null) return bare.replace(/[ ,\u00a0\u202f]/g, '');
  const short = /^(\d+(?:\.\d+)?)\s*k$/i.exec(bare);
  if (short !== null) return String(Math.round(Number(short[1]) * 1000));
  const plain = /^-?\d+(?:[.,]\d+)?$/.exec(bare);
  return plain === null ? null : bare.replace(',', '.');
}

function readMany(question: FormQuestion, text: string): AnswerRead {
  const whole = chooseOption(question.options, text);
  const pieces = whole === null ? text.split(/[;\n]|,(?!\d)/) : [text];
  const chosen = pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => chooseOption(question.options, piece));
  const found = chosen.filter((option) => option !== null);
  if (found.length === 0 || found.length < chosen.length)
    return { error: messages.message('chooseFrom', { choices: choices(question) }) };
  return severalOf([...new Set(found)]);
}

const choices = (question: FormQuestion): string =>
  question.options
    .slice(0, 12)
    .map((option) => option.label)
    .join(', ') + (question.options.length > 12 ? ', …' : '');

function readYesNo(text: string): AnswerRead {
  const side = leaning(text);
  return side === null ? { error: messages.message('answerYesOrNo') } : ticked(side);
}

/**
 * A person's answer as the value a form takes: the choice's own value (several for `multi`), true or false, a day as
 * `YYYY-MM-DD`, digits, or the text as given. An answer that does not fit gives one sentence saying what would.
 */
export function readAnswer(question: FormQuestion, text: string): AnswerRead {
  const given = text.trim();
  if (given === '') return { error: messages.message('answerMissing') };
  if (question.kind === 'file') return { error: messages.message('answerNoFile') };
  if (question.kind === 'multi' && question.options.length > 0) return readMany(question, given);
  if (question.kind === 'consent') return readYesNo(given);
  if (question.options.length > 0) {
    const option = chooseOption(question.options, given);
    return option === null
      ? { error: messages.message('chooseOne', { choices: choices(question) }) }
      : oneOf(question, option);
  }
  if (question.kind === 'boolean') return readYesNo(given);
  if (question.kind === 'date') {
    const day = readDay(given);
    return day === null ? { error: messages.message('answerNoDay') } : { value: day, display: day };
  }
  if (question.kind === 'number' || (question.figures === true && /\p{L}/u.test(given))) {
    const number = readNumber(given);
    return number === null
      ? { error: messages.message('answerNoNumber') }
      : { value: number, display: number };
  }
  return { value: given, display: given };
}
