import { hasSchoolWord, isKnownCity, placeOf } from '#engines/resume/index.ts';
import { nameFirst } from './long-names.ts';

/** A school in a text: its name, where the words that lead to it begin, and where it ends. */
export interface SchoolPlace {
  name: string;
  index: number;
  to: number;
}

const LEAD =
  /(?:[,(]\s*|(?<!\p{L})(?:(?<sure>@|from|at|through|with|by)\s+|(?<french>à l['’]|de l['’])\s*|(?<far>à la|à|au|du|de la|de|aux)\s+|(?<within>in|dans)\s+))(?:the\s+|la\s+|le\s+|l['’])?/giu;

const isPlace = (name: string): boolean =>
  !hasSchoolWord(name) && (isKnownCity(name) || placeOf(name) !== null);

/** The school that a text leads to: one that a word tells before one that only its place in the sentence does; null for none. */
export function schoolIn(text: string): SchoolPlace | null {
  const found = Array.from(text.matchAll(LEAD)).flatMap((lead) => {
    const start = lead.index + lead[0].length;
    const name = nameFirst(text.slice(start)).replace(/[.\s]+$/, (end) =>
      /\b\p{Lu}\.$/u.test(text) ? end : '',
    );
    const { sure, within } = lead.groups ?? {};
    return name === '' || isPlace(name)
      ? []
      : [
          {
            name,
            index: lead.index,
            to: start + name.length,
            sure: sure !== undefined,
            within: within !== undefined,
          },
        ];
  });
  const best =
    found.find(({ name }) => hasSchoolWord(name)) ??
    found.find(({ sure }) => sure) ??
    found.find(({ within }) => !within);
  return best === undefined ? null : { name: best.name, index: best.index, to: best.to };
}
