import { z } from 'zod';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

// What the values of answers consist of, each with what is said when it is missing or wrong.

export const word = (most: number) =>
  z
    .string()
    .trim()
    .min(1, refusal(text.message('answerMissing')))
    .max(most, refusal(text.message('keepUnder', { most })));
export const short = (most: number) =>
  z
    .string()
    .trim()
    .max(most, refusal(text.message('keepUnder', { most })));
export const amount = z
  .number(refusal(text.message('amountMissing')))
  .positive(refusal(text.message('amountNotAboveZero')))
  .max(10_000_000, refusal(text.message('payTooHigh')));
export const whole = (least: number, most: number) => {
  const between = refusal(text.message('numberBetween', { least, most }));
  return z.number(between).int(between).min(least, between).max(most, between);
};
export const date = z.iso.date(refusal(text.message('dayMissing')));
export const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, refusal(text.message('monthWrong')));
export const several = (most: number, refused: string) =>
  z
    .array(word(80))
    .min(1, refused)
    .max(most, refusal(text.message('tooMany', { most })));
const ofAWeek = refusal(text.message('numberBetween', { least: 1, most: 80 }));
export const hours = z.number(ofAWeek).min(1, ofAWeek).max(80, ofAWeek);
export const places = z.array(word(80)).max(30, refusal(text.message('tooMany', { most: 30 })));
