export const EMAIL = /[\p{L}\d][\p{L}\d._%+-]{0,63}@[\p{L}\d](?:[\p{L}\d-]{0,62}\.){1,5}\p{L}{2,24}/u;

/** Nobody writes an address so far into a line. */
const SEARCHED_CHARACTERS = 300;

/** The first e-mail address among the first 300 characters of a text; null when there is none. */
export function emailIn(text: string): string | null {
  const start = text.slice(0, SEARCHED_CHARACTERS);
  return start.includes('@') ? (EMAIL.exec(start)?.[0] ?? null) : null;
}
