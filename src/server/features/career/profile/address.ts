import { hashToken } from '#server/ports/tokens.ts';
import type { Tokens } from '#server/ports/tokens.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const TOKEN_LENGTH = 8;
const NAME_LENGTH = 20;

/** Eight letters and digits (40 bits) that nobody can guess, for an address employers answer to. */
export function newAddressToken(tokens: Pick<Tokens, 'secret'>): string {
  const bits = BigInt(`0x${hashToken(tokens.secret()).slice(0, 10)}`);
  return Array.from(
    { length: TOKEN_LENGTH },
    (_, index) => ALPHABET[Number((bits >> BigInt(5 * index)) & 31n)],
  ).join('');
}

// Letters that Unicode does not take apart into a base letter and a mark.
const PLAIN: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

const asciiOf = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[øłđðþßæœı]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, NAME_LENGTH);

/** The person's own address for employers: `first.last+token@domain`, in plain letters; `applicant` when none remain. */
export function applicationAddress(fullName: string, token: string, domain: string): string {
  const words = fullName.split(/\s+/).map(asciiOf).filter(Boolean);
  const name = [words[0], words.length > 1 ? words.at(-1) : undefined].filter(Boolean).join('.');
  return `${name === '' ? 'applicant' : name}+${token}@${domain}`;
}
