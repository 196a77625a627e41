import { expect, test } from 'vitest';
import { allOf, anyOf, catalogue, country, inTurn, money, say } from './catalogue.ts';
import { listOf, listParts } from './format.ts';
import type { Message } from './types.ts';

const jobs = catalogue(
  'test-jobs',
  {
    found: '{count, plural, one {# job} other {# jobs}} in {place}',
    skills: 'It asks for {skills}.',
    sentOn: 'Sent on {when, date, medium} at {when, time, short}',
    goesOut: 'It goes out on {when, date, moment}.',
    closes: 'It closes on {day, date, weekday}, after {from, date, month}.',
    notSent: 'Not sent. {reason}',
    closed: 'The job was closed.',
    languages: '{count, plural, one {# language} other {# languages}}',
  },
  { lapsed: '{place} had nothing more.' },
);
const sentAt = (when: string, timeZone: string) =>
  jobs.for({ locale: 'en', timeZone })('sentOn', { when }).replaceAll(/\s/g, ' ');
const english = { locale: 'en', timeZone: 'America/Toronto' } as const;

test('a message is said with its values, in the plural of its number', () => {
  expect(say(jobs.message('found', { count: 1, place: 'Halifax' }), english)).toBe('1 job in Halifax');
  expect(jobs.for(english)('found', { count: 1200, place: 'Halifax' })).toBe('1,200 jobs in Halifax');
});

test('a list is said as one, and a message within another whole', () => {
  expect(say(jobs.message('skills', { skills: ['Excel', 'SQL', 'Git'] }), english)).toBe(
    'It asks for Excel, SQL and Git.',
  );
  expect(
    say(jobs.message('skills', { skills: ['Excel', jobs.message('languages', { count: 2 })] }), english),
  ).toBe('It asks for Excel and 2 languages.');
  expect(say(jobs.message('notSent', { reason: jobs.message('closed') }), english)).toBe(
    'Not sent. The job was closed.',
  );
});

test.each(['en', 'xx'] as const)('a list is said in a sentence, in parts, and alone in %s', (locale) => {
  const items = ['Excel', 'SQL', 'Git'];
  expect(listOf(locale, items, 'disjunction')).toBe('Excel, SQL or Git');
  expect(listParts(locale, items)).toEqual([0, ', ', 1, ' and ', 2]);
  expect(listOf(locale, items, 'unit')).toBe('Excel, SQL, Git');
});

test('an instant is said in the time zone of its reader, and a day is the same day everywhere', () => {
  expect(sentAt('2026-11-28T03:30:00Z', 'America/Toronto')).toBe('Sent on Nov 27, 2026 at 10:30 p.m.');
  expect(sentAt('2026-11-28', 'America/Vancouver')).toContain('Nov 28, 2026');
});

test('a stored message with a moment is said in the time zone of whoever reads it', () => {
  const kept = JSON.stringify(jobs.message('goesOut', { when: '2026-12-05T03:05:00.000Z' }));
  const to = (locale: 'en' | 'xx', timeZone: string) =>
    say(JSON.parse(kept) as Message, { locale, timeZone });
  expect(to('en', 'America/Toronto')).toBe('It goes out on December 4, 2026 at 10:05 p.m.');
  expect(to('en', 'Asia/Tokyo')).toBe('It goes out on December 5, 2026 at 12:05 p.m.');
  expect(to('xx', 'Asia/Tokyo')).toMatch(/^⟦.*December 5, 2026 at 12:05 p\.m\.⟧$/u);
  expect(to('en', 'Mars/Olympus')).toBe('It goes out on December 5, 2026 at 3:05 a.m.');
});

test('a month has no day, whatever the style, and is the same wherever it is read', () => {
  const said = jobs.for({ locale: 'en', timeZone: 'America/Vancouver' });
  expect(said('closes', { day: '2026-12-01', from: '2021-04' })).toBe(
    'It closes on Tuesday, December 1, after April 2021.',
  );
  expect(said('goesOut', { when: '2026-01' })).toBe('It goes out on January 2026.');
});

test.each([
  'December 5, 2026 at 09:30',
  '09:30',
  '2021',
  'March 1',
  '',
  '2026-13-45',
  '2026-12-05T25:00:00Z',
])(
  'a text in the place of a date that is none (“%s”) is said as it stands, as rows of before have it',
  (when) => {
    expect(jobs.for(english)('goesOut', { when })).toBe(`It goes out on ${when}.`);
  },
);

test('a country is named in the language of its reader, and an unknown code stays', () => {
  const said = ['CA', 'QQ', 'somewhere'].map((code) =>
    say(jobs.message('notSent', { reason: country(code) }), english),
  );
  expect(said).toEqual(['Not sent. Canada', 'Not sent. QQ', 'Not sent. somewhere']);
});

test('lists, money and sentences in turn are said in the language of their reader', () => {
  const cities = ['Halifax', country('CA')];
  const said = [anyOf(cities), allOf(['Ottawa', ...cities]), money('CAD', 84_000), money('GBP', 17.5)]
    .map((value) => say(jobs.message('notSent', { reason: value }), english))
    .map((sentence) => sentence.replaceAll(/\s/g, ' '));
  expect(said).toEqual([
    'Not sent. Halifax or Canada',
    'Not sent. Ottawa, Halifax and Canada',
    'Not sent. CAD 84,000',
    'Not sent. GBP 17.50',
  ]);
  expect(say(money('', 5), english)).toBe('5');
  const both = JSON.stringify(inTurn([jobs.message('closed'), 'It was theirs.']));
  expect(say(JSON.parse(both) as Message, english)).toBe('The job was closed. It was theirs.');
});

test('what is kept and sent is a code with its values, which survive as JSON', () => {
  const message = jobs.message('notSent', { reason: jobs.message('closed') });
  expect(message).toEqual({
    code: 'test-jobs.notSent',
    values: { reason: { code: 'test-jobs.closed', values: {} } },
  });
  expect(say(JSON.parse(JSON.stringify(message)) as Message, english)).toBe('Not sent. The job was closed.');
});

test('a code of another version is said to be one, and a value that is missing is an error', () => {
  expect(say({ code: 'test-jobs.of-tomorrow', values: {} }, english)).toBe(
    'This was written by another version of Legwork.',
  );
  expect(() => say({ code: 'test-jobs.notSent', values: {} }, english)).toThrow();
});

test('a retired message is said of what was written with it, and by nothing new', () => {
  const kept: Message = { code: 'test-jobs.lapsed', values: { place: 'Halifax' } };
  expect(say(kept, english)).toBe('Halifax had nothing more.');
  // @ts-expect-error Nothing may make it any more.
  expect(jobs.message('lapsed', { place: 'Halifax' }).code).toBe(kept.code);
});

test('the pseudo-language is longer and in brackets, and leaves what it is given as it is', () => {
  const said = jobs.for({ locale: 'xx' })('found', { count: 2, place: 'Halifax' });
  expect(said).toMatch(/^⟦2 .*Halifax⟧$/u);
  expect(said).not.toContain('jobs');
  const [plain, pseudo] = (['en', 'xx'] as const).map((locale) => jobs.for({ locale })('closed'));
  expect((pseudo ?? '').length / (plain ?? '').length).toBeGreaterThan(1.3);
});

test('two catalogues cannot have one name', () => {
  expect(() => catalogue('test-jobs', {})).toThrow('two catalogues');
});
