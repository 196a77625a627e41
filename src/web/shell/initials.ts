/** One or two capital letters for a person: of the first and last name, else of the address, else a dot. */
export function initials(fullName: string, email = ''): string {
  const words = fullName
    .trim()
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = picked.map((word) => /\p{L}/u.exec(word ?? '')?.[0] ?? '').join('');
  const fallback = /\p{L}/u.exec(email)?.[0] ?? '·';
  return (letters === '' ? fallback : letters).toLocaleUpperCase('en');
}
