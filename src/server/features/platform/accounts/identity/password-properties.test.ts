import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonWords } from './common-passwords.data.ts';
import { isKeyRun } from './key-runs.ts';
import { refuseGuessablePassword } from './password-rule.ts';

const owner = { email: 'robin.tremblay84@harbourfoods.ca', fullName: 'Robin Tremblay-Côté' };
const choose = (password: string) => () => refuseGuessablePassword(password, owner);

describe('a password is refused', () => {
  test('whatever common word digits, signs or the word itself are added to', () => {
    const added = fc.string({ unit: fc.constantFrom(...Array.from('0123456789!-.*#?_ ')), maxLength: 8 });
    const word = fc.constantFrom(...commonWords);
    const again = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(word, again, added, added, fc.boolean(), (common, times, before, after, loud) => {
        const repeated = (loud ? common.toUpperCase() : common).repeat(times);
        expect(choose(`${before}${repeated}${after}`)).toThrow();
      }),
    );
  });
});

describe('a password is taken', () => {
  test('of three different words, common or not', () => {
    const words = [...commonWords].filter((word) => !isKeyRun(word));
    const three = fc.uniqueArray(fc.constantFrom(...words), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, fc.constantFrom(' ', '-', '', '7'), (chosen, between) => {
        expect(choose(chosen.join(between))).not.toThrow();
      }),
    );
  });

  test('that a program made up', () => {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const random = fc.string({ unit: fc.constantFrom(...Array.from(signs)), minLength: 12, maxLength: 24 });
    fc.assert(
      fc.property(random, (password) => {
        // fast-check likes repeating itself, which no generator of passwords does.
        fc.pre(new Set(password).size >= 8);
        expect(choose(password)).not.toThrow();
      }),
    );
  });
});
