import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { counted } from '#engines/text/index.ts';

const root = join(import.meta.dirname, '..', '..');
/** A number put before units of time in the plural by hand; a constant in capitals is known to be more than one. */
const BY_HAND =
  /\{(?![A-Z_]+\})[^{}]+\} (?:more |full |whole )?(?:years|months|weeks|days|hours|minutes|seconds)\b/;
/**
 * A number before a noun whose form it chooses by hand, so too in a function of its own: the same number before "one ? thing : things",
 * "1 thing" for one, an s for more. What is said of it ("is", "are") goes by the number as well.
 */
const CHOSEN = [
  /\{([^{}]+)\}(?: more)? ?\$?\{\1 [!=]== 1 \? (?!'(?:is|has)')/,
  /[!=]== 1 \? (?:'1 |`\$\{[^{}]+\} [^`]*` : '1 )/,
  /[!=]== 1 \? (?:'' : '(?:e?s|ies)'|'(?:e?s|ies)' : '')/,
];

describe('a number before what it counts', () => {
  it('has the form of the number', () => {
    expect([0, 1, 2, 1.5].map((count) => counted(count, 'year'))).toEqual([
      '0 years',
      '1 year',
      '2 years',
      '1.5 years',
    ]);
    expect(counted(1, 'reply', 'replies')).toBe('1 reply');
    expect(counted(3, 'reply', 'replies')).toBe('3 replies');
  });

  it('is put there by the one mechanism, never by hand', () => {
    const byHand = globSync('src/{contract,engines,server,web}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !/\.test\.|\.data\.|\/examples\/|engines\/text\/counted\.ts$/.test(path))
      .flatMap((path) =>
        readFileSync(join(root, path), 'utf8')
          .split('\n')
          .filter(
            (line) =>
              (BY_HAND.test(line) && !/=== 1|String\.raw|RegExp/.test(line)) ||
              CHOSEN.some((chosen) => chosen.test(line)),
          )
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(byHand).toEqual([]);
  });
});
