import { expect, test } from 'vitest';
import { z } from 'zod';
import { say } from '#localization/catalogue.ts';
import { text } from '#contract/messages.ts';
import { messageOf, refusal } from '#contract/refusal.ts';

const short = z.string().max(5, refusal(text.message('keepUnder', { most: 5000 })));

test('what a schema brings is read back as its message and said with its values', () => {
  const [issue] = short.safeParse('too long').error?.issues ?? [];
  const message = messageOf(issue?.message ?? '');
  expect(message).toEqual(text.message('keepUnder', { most: 5000 }));
  expect(message && say(message, { locale: 'en' })).toBe('Keep it under 5,000 characters.');
});

test('what zod itself finds is no message', () => {
  expect(short.safeParse(7).error?.issues.map(({ message }) => messageOf(message))).toEqual([null]);
  expect(messageOf('')).toBeNull();
});
