import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { messageOf, refusal } from '#contract/refusal.ts';
import type { Message } from '#localization/types.ts';
import * as named from '#localization/named.ts';
import { allOf, builtCatalogue, inTurn, money, quoted, say } from './built-catalogue.ts';
import * as builtCatalogues from './built-catalogue.ts';

const built = (text: string, values?: object) => builtCatalogue.message(compile(text), values);

test('a built message says itself, with lists and messages in it', () => {
  expect(say(built('The city is missing.'))).toBe('The city is missing.');
  expect(
    say(
      built('Not sent. {reason} It asks for {skills}.', {
        reason: built('{count, plural, one {# job} other {# jobs}} closed.', { count: 2 }),
        skills: ['Excel', built('{most, number} words', { most: 5000 })],
      }),
    ),
  ).toBe('Not sent. 2 jobs closed. It asks for Excel and 5,000 words.');
});

test('a text that somebody wrote is said as it stands', () => {
  expect(say(quoted('{braces} and <tags>'))).toBe('{braces} and <tags>');
});

test('a schema carries it as it carries a code', () => {
  const message = built('Keep it under {most, number} characters.', { most: 5000 });
  // A build has no codes: what a message is said from stands in their place.
  const written = refusal(message as unknown as Message);
  expect(messageOf(written)).toEqual(message);
});

test('what Intl says is in words at once, with the messages in it', () => {
  const least = money('CAD', 52_000);
  expect(say(least)).toBe('CAD\u00A052,000');
  const asked = built('{count, plural, one {# job} other {# jobs}}', { count: 2 });
  expect(say(allOf(['Excel', asked as unknown as Message]))).toBe('Excel and 2 jobs');
  expect(say(inTurn([built('It pays {least}.', { least }) as unknown as Message, 'Apply.']))).toBe(
    'It pays CAD\u00A052,000. Apply.',
  );
});

test('a build knows every message that Intl says', () => {
  const { sayNamed, ...made } = named;
  expect(Object.keys(builtCatalogues)).toEqual(expect.arrayContaining(Object.keys(made)));
  expect(sayNamed).toBeTypeOf('function');
});
