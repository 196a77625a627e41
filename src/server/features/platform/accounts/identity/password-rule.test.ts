import { describe, expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.data.ts';
import { refuseGuessablePassword } from './password-rule.ts';

const owner = { email: 'robin.tremblay84@harbourfoods.ca', fullName: 'Robin Tremblay-Côté' };
const choose = (password: string) => () => refuseGuessablePassword(password, owner);

describe('a password is refused', () => {
  test.each([
    'password',
    'PASSWORD',
    'Qwerty123456',
    '12345678',
    'sunshine1',
    'dragon2024',
    'iloveyou!',
    'P@ssw0rd',
  ])('as one of the too common: %s', (password) => {
    expect(choose(password)).toThrow(/too common/);
  });

  test.each([
    'sunshine987',
    '!!dragon!!',
    '7dragon7',
    'd.r.a.g.o.n.7',
    'dragondragon',
    'MonkeyMonkeyMonkey',
    'password1password2',
    'dragonnnnnn',
    'passsssword',
    'pass-word',
    'p@ssw0rd2031',
    '$unshine77',
    'm0nk3y!!99',
    'Passw0rd!Passw0rd!',
    'dr4g0n1dr4g0n2',
    'ｐａｓｓｗｏｒｄ１２３',
    'Sünshine 1984',
  ])('as a common word with something added: %s', (password) => {
    expect(choose(password)).toThrow(/common word/);
  });

  test.each([
    '123-456-789',
    '0123456789012',
    '98765432109',
    '13579135',
    '246824682468',
    '5566778899',
    '48394839',
    '--------',
    'abcdefgh1',
    'zyxwvuts',
    'poiuytrewq',
    'mnbvcxz12',
    'lkjhgfdsa!',
    'qwer8361',
    'qwertyuiop2019',
    'wxcvbn,azert',
    '3edc4rfv5tgb',
    '5t4r3e2w1q',
    '12345678k',
  ])('as a run of digits or keys: %s', (password) => {
    expect(choose(password)).toThrow(/sequence of digits/);
  });

  test.each([
    'legwork2026',
    'L3gw0rk!!',
    'AutoCareer Pro 1',
    'localbiz-ai-99',
    'legworklegwork',
    'aistore123',
    'AI Store 2026',
    'A1 $t0r3!!',
    '1oca1b1z ai',
    'Legwork AI',
    'Legwork Store 1',
  ])('as the name of the product: %s', (password) => {
    expect(choose(password)).toThrow(/ is our own name/);
  });

  test.each([
    'robin1984!',
    'Tremblay2024',
    'robintremblay',
    'tremblay.robin84',
    'CôtéRobin',
    'RTremblay1990',
    'R0b1nTremblay',
    'robinrobin12',
    'robin@harbourfoods.ca',
    'harbourfoods1',
    'robinlegwork1',
    'R0b1n84!Tr3mbl4y!!',
  ])('as the person’s own name or address: %s', (password) => {
    expect(choose(password)).toThrow(/your own name or email address/);
  });

  test.each(['J3anPi3rr3!', 'J3an-P13rr3!!', '3l0d13!J3an', 'P13rr3 99 J34nn'])(
    'as a name that ends in a digit or sign for a letter: %s',
    (password) => {
      const someone = { email: 'jp@example.test', fullName: 'Élodie Jean-Pierre' };
      expect(() => refuseGuessablePassword(password, someone)).toThrow(/your own name or email address/);
    },
  );
});

describe('a password is taken', () => {
  test.each([
    'correct horse battery staple',
    'correct cod bicycle',
    'sunflower-otter-42-train',
    'tr0ub4dor&3x',
    'пароль для работы',
    '        ',
    'walk-1a2b3c',
    'dragon coffee window',
    'pass the salt',
    'legwork pays my rent',
    'robin likes the harbour',
    'trampoline2024',
    'referee1984',
    'redressed',
    'hgzuwvkq',
    '7391 2846 5507',
    '7357 2846 9920',
    'm4Y8#2!91',
    'abc83920175',
    'ééééééééé!',
    'store pro 4471',
    'a store of harbours',
  ])('that is none of these: %s', (password) => {
    expect(choose(password)).not.toThrow();
  });

  test('by somebody of whom no name is known, and by one with a name of one letter', () => {
    expect(() =>
      refuseGuessablePassword('melancolia blue', { email: 'a@b.co', fullName: null }),
    ).not.toThrow();
    expect(() =>
      refuseGuessablePassword('xylophones', { email: 'x@example.test', fullName: 'X' }),
    ).not.toThrow();
  });
});

test('the list holds a few thousand, all of a length that could be chosen', () => {
  expect(commonPasswords.size).toBeGreaterThan(3000);
  expect(
    [...commonPasswords].filter((password) => password.length < 8 || password !== password.toLowerCase()),
  ).toEqual([]);
});
