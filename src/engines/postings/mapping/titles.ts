import { postingWord } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

const ORGANISATION = postingWord('titles: organisation', 'i');

/** "Role, Company": the company begins at the first part that sounds like one, else it is the last part. */
export function commaAt(text: string): number {
  const parts = text.split(', ');
  const named = parts.findIndex((part, index) => index > 0 && ORGANISATION.test(part));
  const count = named > 0 ? named : parts.length - 1;
  return count < 1 ? -1 : parts.slice(0, count).join(', ').length;
}

/** "Role at Company": where several " at " stand, the link's last part begins with the company; else it is the last one. */
export function atAt(text: string, slug: string): number {
  const marks = [...text.matchAll(/ at /g)].map(({ index }) => index);
  const inLink = marks.find((at) => {
    const company = fold(text.slice(at + 4))
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    return company !== '' && (slug === company || slug.startsWith(`${company}-`));
  });
  return inLink ?? marks.at(-1) ?? -1;
}

/** The text before a place in it; all of it where there is none. */
export const before = (text: string, at: number): string => (at === -1 ? text : text.slice(0, at));
/** The text behind a mark; null where there is none. */
export const after = (text: string, at: number, length: number): string | null =>
  at === -1 ? null : text.slice(at + length);
