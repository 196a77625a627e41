import { Problem } from '#server/problem.ts';
import { commonPasswords } from './common-passwords.data.ts';

/** What is hashed: the same characters, however a keyboard composes them. */
export const canonicalPassword = (password: string): string => password.normalize('NFC');

/** Throws Problem `invalid_input` for the passwords that guessers try first; length is the contract's business. */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(canonicalPassword(password).toLowerCase()))
    throw new Problem('invalid_input', 'That password is one of the most used ones. Choose another.');
}
