import { expect, test } from 'vitest';
import { inTurn, say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from './messages.ts';

const stored = (goesOut: Message): Message =>
  JSON.parse(JSON.stringify(inTurn([text.message('planEnded'), goesOut]))) as Message;

const note = stored(text.message('goesOutOn', { moment: '2026-12-05T03:05:00.000Z' }));
const toronto = { locale: 'en', timeZone: 'America/Toronto' } as const;

test('a stored note says its moment on the clock of whoever reads it', () => {
  expect(say(note, toronto)).toContain('I’ll send it on December 4, 2026 at 10:05 p.m.');
  expect(say(note, { ...toronto, timeZone: 'Asia/Tokyo' })).toContain('on December 5, 2026 at 12:05 p.m.');
  const today = stored(text.message('goesOutAt', { time: '2026-12-05T03:05:00.000Z' }));
  expect(say(today, toronto)).toContain('I’ll send it at 10:05 p.m.');
});

test('a stored note holds no English month, and another language says the sentence in its own words', () => {
  expect(JSON.stringify(note)).not.toMatch(/December|Friday|10:05/);
  const said = say(note, { ...toronto, locale: 'xx' });
  expect(said).toContain('December 4, 2026 at 10:05 p.m.');
  expect(said).not.toContain('goes out');
});

test('a note that was stored with its moment in words is said as it was', () => {
  const before = stored(text.message('goesOutOn', { moment: 'December 4, 2026 at 22:05' }));
  expect(say(before, { ...toronto, timeZone: 'Asia/Tokyo' })).toContain(
    'I’ll send it on December 4, 2026 at 22:05.',
  );
});
